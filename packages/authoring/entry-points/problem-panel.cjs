require('@sitekit/swc-register');

module.exports = require('../src/problemPanel/index.ts');
