require('@sitekit/swc-register');

module.exports = require('../src/suggestions/index.ts');
