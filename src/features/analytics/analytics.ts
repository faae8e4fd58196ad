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

/**
 * Measures a visit: page views, the form's funnel, calculators, outbound links, Core Web Vitals. Checks the consent
 * before each event. Events that do not arrive are lost.
 * @param landingUrl URL of the visit's first page
 */
export function startAnalytics(landingUrl: string): void {
  /** URL of the page that was fully loaded, to which the vitals belong. */
  let loadedUrl = landingUrl;
  let shownPath = "";
  /** Events that count once per page view. */
  const seenEvents = new Set<string>();

  const send = (event: Omit<AnalyticsEvent, "url"> & { url?: string }) => {
    // Offline, the request would only log an error to the console.
    if (!navigator.onLine || !isAnalyticsAllowed()) return;
    navigator.sendBeacon(analyticsSettings.endpoint, payload({ url: window.location.href, ...event }));
  };
  const sendOnce = (name: string, props?: AnalyticsEvent["props"]) => {
    const key = name + JSON.stringify(props);
    if (!seenEvents.has(key)) send({ name, props });
    seenEvents.add(key);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ intersectionRatio }) => intersectionRatio >= SEEN_SHARE)) sendOnce(GOALS.seen);
    },
    { threshold: SEEN_SHARE },
  );
  const trackPageView = (url: string, referrer?: string) => {
    shownPath = new URL(url).pathname;
    seenEvents.clear();
    send({ name: "pageview", url, referrer });
    observer.disconnect();
    const form = document.querySelector(FORM);
    if (form) observer.observe(form);
  };
  /** A new hash on the same page is not a page view. */
  const onPageShown = () => {
    if (window.location.pathname !== shownPath) trackPageView(window.location.href);
  };

  trackPageView(landingUrl, document.referrer);
  // The visitor may have navigated while this module was loaded.
  onPageShown();
  window.addEventListener(PAGE_SHOWN_EVENT, onPageShown);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    loadedUrl = window.location.href;
    trackPageView(loadedUrl);
  });

  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(FORM)) sendOnce(GOALS.begun);
    const { calculator } = target.closest<HTMLElement>(CALCULATOR)?.dataset ?? {};
    if (calculator) sendOnce(GOALS.calculator, { calculator });
  });
  setReportListener((outcome) => send({ name: GOALS[outcome] }));

  const onLinkClick = ({ target, type, button }: MouseEvent) => {
    // Of the auxiliary buttons, only the middle one opens a link.
    if (type === "auxclick" && button !== 1) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.host === window.location.host || !/^https?:$/.test(link.protocol)) return;
    send({ name: GOALS.link, props: { url: link.origin + link.pathname } });
  };
  // In the capture phase, before any other listener can stop the event.
  for (const type of ["click", "auxclick"] as const) document.addEventListener(type, onLinkClick, true);

  const onVital = ({ name, value, rating }: MetricType) => {
    const rounded = name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value);
    send({ name, url: loadedUrl, props: { value: rounded, rating } });
  };
  onCLS(onVital);
  onINP(onVital);
  onLCP(onVital);
}
