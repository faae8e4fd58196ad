import type { ReactNode } from "react";

type SheetProps = Queries.ArticleSheetFragment & {
  /** What the link is called. */
  label: string;
  /** What the buttons are called that enlarge the picture and put it back. */
  labels: Queries.SheetLabelsFragment;
  /** Where many sheets stand together, and the text above them says what they are. */
  isFileHidden?: boolean;
  /** Stands between picture and link. */
  children?: ReactNode;
};

const BYTES_PER_KB = 1000;

/** A poster as a file to print: a picture of the sheet, which a press enlarges without script, and a link to the file. */
export function Sheet({ slug, title, sheet, sheetPicture, label, labels, isFileHidden, children }: SheetProps) {
  const { resize, large } = sheetPicture?.childImageSharp ?? {};
  // No heading of a text gets an id with this sign.
  const id = `sheet_${slug}`;
  return (
    sheet?.publicURL && (
      <>
        {resize?.src && large?.src && (
          <div className="sheet-picture">
            <img src={resize.src} alt="" width="300" height="424" loading="lazy" className="w-full" />
            <button
              type="button"
              popovertarget={id}
              aria-label={`${labels.enlarge}: ${title}`}
              className="absolute inset-0 cursor-zoom-in"
            />
            <dialog
              id={id}
              popover="auto"
              aria-label={title}
              className="m-auto overflow-clip bg-paper backdrop:bg-deep-60"
            >
              <img
                src={large.src}
                alt=""
                width="1200"
                height="1697"
                loading="lazy"
                className="w-[min(94vw,94dvh*12/17)]"
              />
              <button
                type="button"
                popovertarget={id}
                popovertargetaction="hide"
                aria-label={labels.reduce}
                className="absolute inset-0 cursor-zoom-out -outline-offset-3"
              />
            </dialog>
          </div>
        )}
        {children}
        <a href={sheet.publicURL} download={`${slug}.pdf`} type="application/pdf">
          {label}
          <span className={isFileHidden ? "sr-only" : undefined}>
            {`, PDF, ${Math.ceil(sheet.size / BYTES_PER_KB)}\u00a0KB`}
          </span>
        </a>
      </>
    )
  );
}
