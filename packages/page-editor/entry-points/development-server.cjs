require('@sitekit/swc-register');

module.exports = require('../src/development/server.ts');
