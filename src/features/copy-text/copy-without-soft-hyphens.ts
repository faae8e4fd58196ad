/**
 * Keeps the soft hyphens of long words out of copied text: elsewhere they would be searched, spelled and sent along.
 *
 * Written into every page as text, so it must not use anything from outside itself.
 */
export function copyWithoutSoftHyphens(): void {
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    const text = String(selection);
    // What is copied from a field is the visitor's own.
    const isField = event.target instanceof Element && event.target.closest("input, textarea");
    if (!selection?.rangeCount || isField || !text.includes("\u00ad")) return;
    const copied = document.createElement("div");
    copied.append(selection.getRangeAt(0).cloneContents());
    event.clipboardData?.setData("text/plain", text.replaceAll("\u00ad", ""));
    event.clipboardData?.setData("text/html", copied.innerHTML.replaceAll("\u00ad", ""));
    event.preventDefault();
  });
}
