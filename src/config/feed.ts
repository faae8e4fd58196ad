/** Path of the articles' Atom feed. */
export const FEED_PATH = "/feed.xml";
