/** A headline of which each sentence begins a line. */
export function Sentences({ text }: { text: string }) {
  return (
    <>
      {text.split(/(?<=[.?!]) /).map((sentence, index) => (
        <span key={index} className="block">
          {index > 0 && " "}
          {sentence}
        </span>
      ))}
    </>
  );
}
