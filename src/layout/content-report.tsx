import { useEffect, useState } from "react";
import { CONTENT_REPORT_INTERVAL_MS, CONTENT_REPORT_PATH } from "../config/constants";

/** Says in a page of the development server what is wrong with the content, until it is mended. */
export function ContentReport() {
  const [report, setReport] = useState("");

  useEffect(() => {
    // While the server is away, its last word holds.
    const ask = () =>
      fetch(CONTENT_REPORT_PATH).then(
        async (answer) => setReport(await answer.text()),
        () => undefined,
      );
    const timer = window.setInterval(ask, CONTENT_REPORT_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, []);

  return (
    <div role="alert" className="sticky top-0 z-50 max-h-[50dvh] overflow-y-auto bg-brick-dark text-note text-white">
      {report && <p className="container-page py-3 whitespace-pre-wrap">{report}</p>}
    </div>
  );
}
