import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";
import { PAGE_SHOWN_EVENT } from "../../../plugins/gatsby-plugin-late-app/events";
import { measureSettings } from "../../config/measure-settings";
import { type MeasuredEvent, payload } from "./payload";
import { mayMeasure, onReport } from "./report";

const FORM = "form[data-inquiry]";
const CALCULATOR = "figure[data-calculator]";
/** Share of the form that must be in view to count as seen. */
const SEEN_SHARE = 0.2;

/** Goals in Plausible; the name for links is its own. */
const GOALS = {
  seen: "Form seen",
  begun: "Form begun",
  sent: "Form sent",
  failed: "Form failed",
  calculator: "Calculator used",
  link: "Outbound Link: Click",
} as const;

/**
 * Sends what a visit consists of: pages, the way to the form, calculators, links to other sites, Core Web Vitals. Each
 * time it asks whether it may. What does not arrive is lost.
 * @param landing address of the page with which it begins
 */
export function measure(landing: string): void {
  /** The page whose loading the vitals are about. */
  let loaded = landing;
  let shown = "";
  /** What counts once for each time a page is shown. */
  const counted = new Set<string>();

  const send = (event: Omit<MeasuredEvent, "address"> & { address?: string }) => {
    // Without a connection, it would be lost all the same, with an error in the console.
    if (!navigator.onLine || !mayMeasure()) return;
    navigator.sendBeacon(measureSettings.endpoint, payload({ address: window.location.href, ...event }));
  };
  const sendOnce = (name: string, props?: MeasuredEvent["props"]) => {
    const key = name + JSON.stringify(props);
    if (!counted.has(key)) send({ name, props });
    counted.add(key);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_SHARE)) sendOnce(GOALS.seen);
    },
    { threshold: SEEN_SHARE },
  );
  const view = (address: string, referrer?: string) => {
    shown = new URL(address).pathname;
    counted.clear();
    send({ name: "pageview", address, referrer });
    observer.disconnect();
    const form = document.querySelector(FORM);
    if (form) observer.observe(form);
  };
  /** Another part of the same page is no other page. */
  const onShown = () => {
    if (window.location.pathname !== shown) view(window.location.href);
  };

  view(landing, document.referrer);
  // The visitor may have gone on while this was fetched.
  onShown();
  window.addEventListener(PAGE_SHOWN_EVENT, onShown);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    loaded = window.location.href;
    view(loaded);
  });

  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(FORM)) sendOnce(GOALS.begun);
    const { calculator } = target.closest<HTMLElement>(CALCULATOR)?.dataset ?? {};
    if (calculator) sendOnce(GOALS.calculator, { calculator });
  });
  onReport((happening) => send({ name: GOALS[happening] }));

  const onPress = ({ target, type, button }: MouseEvent) => {
    // Other buttons than the middle one follow no link.
    if (type === "auxclick" && button !== 1) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.host === window.location.host || !/^https?:$/.test(link.protocol)) return;
    send({ name: GOALS.link, props: { url: link.origin + link.pathname } });
  };
  // Before anybody can stop the event.
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, onPress, true);

  const onVital = ({ name, value, rating }: MetricType) => {
    const rounded = name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value);
    send({ name, address: loaded, props: { value: rounded, rating } });
  };
  onCLS(onVital);
  onINP(onVital);
  onLCP(onVital);
}
