module.exports = require("./dist/node/gatsby-node");
