import type { ReactNode } from "react";

type SheetProps = Queries.ArticleSheetFragment & {
  label: string;
  /** Where many sheets stand together, and the text above them says what they are. */
  isFileHidden?: boolean;
  /** Stands between picture and link. */
  children?: ReactNode;
};

const BYTES_PER_KB = 1000;

/** A poster as a file to print: a picture of the sheet and a link, which reaches over all of their `.sheet`. */
export function Sheet({ slug, sheet, sheetPicture, label, isFileHidden, children }: SheetProps) {
  const src = sheetPicture?.childImageSharp?.resize?.src;
  return (
    sheet?.publicURL && (
      <>
        {src && <img src={src} alt="" width="300" height="424" loading="lazy" />}
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
