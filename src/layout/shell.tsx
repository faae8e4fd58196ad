import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { FEED_PATH } from "../config/constants";
import { CookieConsent } from "../features/cookie-consent/cookie-consent";
import { PageChangeNotice } from "../features/page-change/page-change-notice";
import { SiteNotice } from "../features/site-notice/site-notice";
import { useTheme } from "../features/theme/use-theme";
import { Toasts } from "../features/toasts/toasts";
import { TooltipProvider } from "../features/tooltip/tooltip";
import { useSite } from "../lib/use-site";
import { ErrorBoundary } from "./error-boundary";
import { Footer } from "./footer";
import { Header } from "./header";
import { PreviewBar } from "./preview-bar";

/** Path with which the not-found page is rendered at build time. */
const NOT_FOUND_PATH = "/404";

type ShellProps = {
  path: string;
  isNotFound: boolean;
  /** Of which the page is made; only in a preview. */
  file: string | undefined;
  children: ReactNode;
};

/** The layout around every page: header, footer, consent banner; they stay if the page fails. */
function Shell({ path, isNotFound, file, children }: ShellProps) {
  const site = useSite();
  const { label, dismiss } = site.notifications;
  const { theme } = useTheme();
  // The not-found page is rendered once for all paths, so its first client render must match that path.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const current = isNotFound && !hydrated ? NOT_FOUND_PATH : path;
  // React fails if an extension has removed elements: the next page then needs a full page load.
  const [firstPath] = useState(path);
  const reloadAfterNavigation = () => path !== firstPath && window.location.reload();
  return (
    <ErrorBoundary {...site.errorScreen} onError={reloadAfterNavigation}>
      <Helmet htmlAttributes={{ "data-theme": theme }}>
        <meta name="theme-color" content="#0a2e3d" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/atom+xml" href={FEED_PATH} title={site.name} />
      </Helmet>
      <TooltipProvider>
        <a href="#inhalt" className="not-focus:sr-only fixed top-3 left-3 z-50 bg-signal px-4 py-2 font-semibold">
          {site.header.skipLink}
        </a>
        {/* First in the DOM, so that keyboard users reach the banner first. */}
        <ErrorBoundary {...site.errorScreen} isQuiet>
          <CookieConsent {...site.consent} />
        </ErrorBoundary>
        {process.env.GATSBY_PREVIEW ? <PreviewBar file={file} /> : null}
        {site.notice && <SiteNotice {...site.notice} label={label} close={dismiss} />}
        <Header {...site.header} name={site.name} path={current} />
        <main id="inhalt" tabIndex={-1}>
          <ErrorBoundary key={path} {...site.errorScreen}>
            {children}
          </ErrorBoundary>
        </main>
        <Footer {...site.footer} name={site.name} homeLabel={site.header.homeLabel} />
        <ErrorBoundary {...site.errorScreen} isQuiet>
          <PageChangeNotice loading={site.loading.label} offline={site.offline} />
          <Toasts {...site.notifications} />
        </ErrorBoundary>
      </TooltipProvider>
    </ErrorBoundary>
  );
}

/** Wraps every page in the shell, on the server and in the browser; `props.path` would be `/*` on the server. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  const isNotFound = props.pageResources?.page.path.startsWith("/404") ?? false;
  const file = process.env.GATSBY_PREVIEW ? (props.pageContext as { file?: string }).file : undefined;
  return (
    <Shell path={props.location.pathname} isNotFound={isNotFound} file={file}>
      {element}
    </Shell>
  );
}
