type Field = HTMLInputElement | HTMLTextAreaElement;

/** React compares a field's value with what it last knew, and ignores an event without a difference. */
type Tracked = { _valueTracker?: { setValue: (known: string) => void } };

const fieldsIn = (container: ParentNode): Field[] => [
  ...container.querySelectorAll<Field>("input:not([type=file]), textarea"),
];

/**
 * Notes what has been typed into a page before hydration: React does not learn of it, and shows its own value again when
 * it renders the field for the next time.
 * @returns what tells React of it, as if it had just been typed, once the page is hydrated
 */
export function noteTypedText(container: ParentNode): () => void {
  const typed = fieldsIn(container).flatMap((field) =>
    field.value === field.defaultValue || field.closest("[data-no-replay]") ? [] : [{ field, text: field.value }],
  );
  return () => {
    for (const { field, text } of typed) {
      // Another one, where React has discarded the page and made it anew.
      const isNamedLike = ({ id, name }: Field) => (id || name) && id === field.id && name === field.name;
      const now = field.isConnected ? field : fieldsIn(container).find(isNamedLike);
      if (!now) continue;
      // Somebody may have typed on meanwhile.
      if (now.value === now.defaultValue) now.value = text;
      (now as Tracked)._valueTracker?.setValue("");
      now.dispatchEvent(new Event("input", { bubbles: true }));
    }
  };
}
