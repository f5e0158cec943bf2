require('@sitekit/swc-register');

module.exports = require('../src/anchors.ts');
