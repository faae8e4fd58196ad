/** The stylesheet for paper and for forced colours, fetched after the page: it has none of these rules in itself. */
export const OTHER_MEDIA_STYLES = {
  rel: "stylesheet",
  href: "/other-media.css",
  media: "print, (forced-colors: active)",
} as const;
