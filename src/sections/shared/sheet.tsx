type SheetProps = Queries.ArticleSheetFragment & { label: string };

const BYTES_PER_KB = 1000;

/** A link to a poster as a file to print, below a picture of the sheet; `label` comes before the file's name and size. */
export function Sheet({ slug, sheet, sheetPicture, label }: SheetProps) {
  const src = sheetPicture?.childImageSharp?.resize?.src;
  return (
    sheet?.publicURL && (
      <a href={sheet.publicURL} download={`${slug}.pdf`} type="application/pdf" className="sheet">
        {src && <img src={src} alt="" width="300" height="424" loading="lazy" />}
        <span>{`${label} (${slug}.pdf, ${Math.ceil(sheet.size / BYTES_PER_KB)}\u00a0KB)`}</span>
      </a>
    )
  );
}
