require('@sitekit/swc-register');

module.exports = require('../src/index.ts');
