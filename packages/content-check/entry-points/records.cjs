require('@sitekit/swc-register');

module.exports = require('../src/recordsEntry.ts');
