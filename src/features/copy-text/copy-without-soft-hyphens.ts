const SOFT_HYPHENS = /\u00ad/g;

/** Keeps the soft hyphens of long words out of copied text: elsewhere they would be searched, spelled and sent along. */
export function copyWithoutSoftHyphens(): void {
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    const text = String(selection);
    const plain = text.replace(SOFT_HYPHENS, "");
    // What is copied from a field is the visitor's own.
    if (!selection || plain === text || document.activeElement?.matches("input, textarea")) return;
    const copied = document.createElement("div");
    copied.append(selection.getRangeAt(0).cloneContents());
    event.clipboardData?.setData("text/plain", plain);
    event.clipboardData?.setData("text/html", copied.innerHTML.replace(SOFT_HYPHENS, ""));
    event.preventDefault();
  });
}
