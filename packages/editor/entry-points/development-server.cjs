require('@sitekit/swc-register');

module.exports = require('../src/server/development/server.ts');
