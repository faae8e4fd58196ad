// Named, because Gatsby reads from this file which of its hooks a plugin uses.
exports.onPreRenderHTML = require("./dist/gatsby-ssr").onPreRenderHTML;
