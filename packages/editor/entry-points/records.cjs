require('@sitekit/swc-register');

module.exports = require('../src/records.ts');
