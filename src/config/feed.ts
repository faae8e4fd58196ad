/** Where the Atom feed of the articles lies. */
export const FEED_PATH = "/feed.xml";
