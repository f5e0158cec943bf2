require('@sitekit/swc-register');

module.exports = require('../src/server/tolerantMarkdown/index.ts');
