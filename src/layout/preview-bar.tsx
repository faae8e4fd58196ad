import { Helmet } from "react-helmet";
import { previewSettings } from "../config/preview-settings";

/** Says on each page of a preview what it is, and leads to the file of which it is made. @param file from `content/` on */
export function PreviewBar({ file }: { file: string | undefined }) {
  if (!previewSettings) return null;
  const { label, note, edit, editUrl } = previewSettings;
  const address = editUrl && file ? editUrl + file.split("/").map(encodeURIComponent).join("/") : undefined;
  return (
    <aside aria-label={label} className="bg-signal" data-preview data-print="hidden">
      <Helmet>
        <meta name="robots" content="noindex" />
      </Helmet>
      <div className="container-page flex flex-wrap gap-x-6 gap-y-1 py-2 text-sm">
        <p>{note}</p>
        {address ? (
          <a href={address} className="font-semibold underline">
            {edit}
          </a>
        ) : (
          <p>{file}</p>
        )}
      </div>
    </aside>
  );
}
