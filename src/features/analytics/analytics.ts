import { PAGE_SHOWN_EVENT } from "gatsby-plugin-late-app/events";
import { type MetricType, onCLS, onINP, onLCP } from "web-vitals";
import { analyticsSettings } from "../../config/analytics-settings";
import { type AnalyticsEvent, payload } from "./payload";
import { isAnalyticsAllowed, setReportListener } from "./report";

const FORM = "form[data-inquiry]";
const CALCULATOR = "figure[data-calculator]";
/** The share of the form that must be visible to count as seen. */
const SEEN_SHARE = 0.2;

/** Goals in Plausible; the name for links is predefined. */
const GOALS = {
  seen: "Form seen",
  begun: "Form begun",
  sent: "Form sent",
  failed: "Form failed",
  calculator: "Calculator used",
  link: "Outbound Link: Click",
} as const;

/** Events that count once per page view. */
const sentEvents = new Set<string>();

/**
 * Measures a visit: page views, the form's funnel, calculators, outbound links, Core Web Vitals. Checks the consent
 * before each event. Events that do not arrive are lost.
 * @param landingUrl URL of the visit's first page
 */
export function startAnalytics(landingUrl: string): void {
  reportPageViews(landingUrl);
  document.addEventListener("input", onInput);
  setReportListener((outcome) => send({ name: GOALS[outcome] }));
  // In the capture phase, before any other listener can stop the event.
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, onLinkClick, true);
  reportVitals(landingUrl);
}

function send(event: Omit<AnalyticsEvent, "url"> & { url?: string }): void {
  // Offline, the request would only log an error to the console.
  if (!navigator.onLine || !isAnalyticsAllowed()) return;
  navigator.sendBeacon(analyticsSettings.endpoint, payload({ url: window.location.href, ...event }));
}

function sendOnce(name: string, props?: AnalyticsEvent["props"]): void {
  const key = name + JSON.stringify(props);
  if (!sentEvents.has(key)) send({ name, props });
  sentEvents.add(key);
}

function reportPageViews(landingUrl: string): void {
  let shownPath = "";
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_SHARE)) sendOnce(GOALS.seen);
    },
    { threshold: SEEN_SHARE },
  );
  const report = (url: string, referrer?: string) => {
    shownPath = new URL(url).pathname;
    sentEvents.clear();
    send({ name: "pageview", url, referrer });
    observer.disconnect();
    const form = document.querySelector(FORM);
    if (form) observer.observe(form);
  };
  /** A new hash on the same page is not a page view. */
  const onPageShown = () => {
    if (window.location.pathname !== shownPath) report(window.location.href);
  };
  report(landingUrl, document.referrer);
  // The visitor may have navigated while this module was loaded.
  onPageShown();
  window.addEventListener(PAGE_SHOWN_EVENT, onPageShown);
  window.addEventListener("pageshow", ({ persisted }) => persisted && report(window.location.href));
}

function onInput({ target }: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(FORM)) sendOnce(GOALS.begun);
  const { calculator } = target.closest<HTMLElement>(CALCULATOR)?.dataset ?? {};
  if (calculator) sendOnce(GOALS.calculator, { calculator });
}

function onLinkClick({ target, type, button }: MouseEvent): void {
  // Of the auxiliary buttons, only the middle one opens a link.
  if (type === "auxclick" && button !== 1) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.host === window.location.host || !link.protocol.startsWith("http")) return;
  send({ name: GOALS.link, props: { url: link.origin + link.pathname } });
}

function reportVitals(landingUrl: string): void {
  /** URL of the page that was fully loaded, to which the vitals belong. */
  let url = landingUrl;
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) url = window.location.href;
  });
  const report = ({ name, value, rating }: MetricType) => {
    const rounded = name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value);
    send({ name, url, props: { value: rounded, rating } });
  };
  for (const onVital of [onCLS, onINP, onLCP]) onVital(report);
}
