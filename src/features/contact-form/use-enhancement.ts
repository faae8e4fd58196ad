import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { LOAD_MARGIN_PX } from "../../config/constants";
import { inquiryStore } from "./inquiry-store";

const FINE_POINTER = "(hover: hover) and (pointer: fine)";

type FormEnhancement = typeof import("./form-enhancement");
type InterestSelect = typeof import("./interest-select");

/** Validation, sending and, if the pointer is fine, a list of interests in place of the native select. */
export type Enhancement = Pick<FormEnhancement, "FormEnhancement"> & Partial<InterestSelect>;

/** The enhancement once loaded; it is fetched when the form comes near the viewport or gets the focus. */
export function useEnhancement(form: RefObject<HTMLFormElement>): Enhancement | undefined {
  const [enhancement, setEnhancement] = useState<Enhancement>();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const load = async () => {
      stop();
      // If this fails, the form remains plain HTML.
      const loaded = await loadEnhancement().catch(() => undefined);
      if (!loaded) return;
      const isListFocused = element.querySelector("select:focus") !== null;
      inquiryStore.sync();
      flushSync(() => setEnhancement(isListFocused ? { FormEnhancement: loaded.FormEnhancement } : loaded));
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: `${LOAD_MARGIN_PX}px`,
    });
    const stop = () => {
      observer.disconnect();
      element.removeEventListener("focusin", load);
    };
    observer.observe(element);
    element.addEventListener("focusin", load);
    return stop;
  }, [form]);
  return enhancement;
}

async function loadEnhancement(): Promise<Enhancement> {
  const hasFinePointer = window.matchMedia(FINE_POINTER).matches;
  const [form, select] = await Promise.all([
    import(/* webpackChunkName: "form-enhancement" */ "./form-enhancement"),
    hasFinePointer && import(/* webpackChunkName: "interest-select" */ "./interest-select").catch(() => undefined),
  ]);
  return { ...form, ...select };
}
