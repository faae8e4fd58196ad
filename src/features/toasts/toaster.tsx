import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { TOAST_DURATION_MS, TOAST_GAP_PX, TOASTS_VISIBLE } from "../../config/constants";
import { useRestoreFocus } from "../../lib/focus";
import { afterPointerRelease } from "../click-guard/pointer-release";
import { suppressFollowUpClicks } from "../click-guard/repeated-activation";

export type Notification = { kind: "success" | "error"; title: string; text?: string };

const shownIds: Record<Notification["kind"], string[]> = { success: [], error: [] };

/** Shows a message for 4 s. */
export function showToast({ kind, title, text }: Notification): void {
  const content = (
    <>
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-0.5 text-note">{text}</p>}
    </>
  );
  const ariaProps = (
    { error: { role: "alert", "aria-live": "assertive" }, success: { role: "status", "aria-live": "polite" } } as const
  )[kind];
  shownIds[kind].push(toast[kind](content, { duration: TOAST_DURATION_MS, ariaProps }));
}

/** Removes the messages of one kind. */
export function dismissToasts(kind: Notification["kind"]): void {
  for (const id of shownIds[kind].splice(0)) toast.dismiss(id);
}

export type ToasterProps = { label: string; dismiss: string };

/** Shows the messages with the newest on top; a fourth one removes the oldest. */
export function Toaster({ label, dismiss }: ToasterProps) {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  const focusRestorer = useRestoreFocus();
  const hasFocus = useRef(false);
  const latestHandlers = useRef(handlers);
  latestHandlers.current = handlers;

  const overflowId = shown[TOASTS_VISIBLE]?.id;
  useEffect(() => {
    if (overflowId) toast.remove(overflowId);
  }, [overflowId]);

  // A message that expires takes the focus with it, without a blur event.
  useEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    handlers.endPause();
    focusRestorer.restoreFocus();
  });

  return (
    <section
      aria-label={label}
      // The live region must exist before its first message, or screen readers miss it. Errors are alerts themselves,
      // so the region is off: some screen readers would announce them twice.
      aria-live={shown[0]?.type === "error" ? "off" : "polite"}
      aria-relevant="additions"
      data-print="hidden"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      // A message must not expire under a finger, because the element behind it would get the tap.
      onPointerDown={({ pointerType }) => {
        if (pointerType === "mouse") return;
        handlers.startPause();
        afterPointerRelease(() => latestHandlers.current.endPause());
      }}
      onFocus={(event) => {
        hasFocus.current = true;
        focusRestorer.onFocus(event);
        handlers.startPause();
      }}
      onBlur={() => {
        hasFocus.current = false;
        handlers.endPause();
      }}
      // Between the messages, clicks reach the page.
      className="pointer-events-none fixed inset-x-4 top-4 z-50 flex flex-col sm:right-auto sm:left-gutter sm:w-96 tall:top-[calc(var(--header-height)+1rem)]"
      style={{ gap: TOAST_GAP_PX }}
    >
      {shown.slice(0, TOASTS_VISIBLE).map((item) => (
        <Message key={item.id} item={item} dismissLabel={dismiss} onDismiss={focusRestorer.restoreFocus} />
      ))}
    </section>
  );
}

/** What ships say by flags: C, yes; N, no. */
const FLAGS: Readonly<Record<string, string>> = {
  success:
    "linear-gradient(var(--color-deep) 20%, white 0 40%, var(--color-brick) 0 60%, white 0 80%, var(--color-deep) 0)",
  error: "repeating-conic-gradient(white 0 25%, var(--color-deep) 0 50%) 0 0 / 50% 50%",
};

type MessageProps = { item: Toast; dismissLabel: string; onDismiss: () => void };

function Message({ item, dismissLabel, onDismiss }: MessageProps) {
  return (
    <div
      {...item.ariaProps}
      data-kind={item.type}
      className={`ignores-first-clicks pointer-events-auto on-deep flex items-start gap-4 p-4 pr-2 text-white [box-shadow:6px_6px_0_var(--color-deep)] outline outline-white-50 ${item.type === "error" ? "bg-brick-dark" : "bg-lake"}`}
    >
      <span aria-hidden="true" className="mt-0.5 h-9 w-11 shrink-0" style={{ background: FLAGS[item.type] }} />
      <div className="min-w-0 flex-1">{resolveValue(item.message, item)}</div>
      <button
        type="button"
        data-dismiss=""
        aria-label={dismissLabel}
        onClick={() => {
          toast.dismiss(item.id);
          suppressFollowUpClicks("[data-dismiss]");
          onDismiss();
        }}
        className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-white-20"
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  );
}
