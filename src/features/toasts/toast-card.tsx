import type { Notification } from "./notification";

/** Title and text of one message. */
export function ToastCard({ title, text }: Notification) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-0.5 text-note">{text}</p>}
    </>
  );
}
