require('@sitekit/swc-register');

module.exports = require('../src/tolerantMarkdown/index.ts');
