require('@sitekit/swc-register');

module.exports = require('../src/gallery/index.ts');
