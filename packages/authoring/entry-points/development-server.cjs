require('@sitekit/swc-register');

module.exports = require('../src/developmentServer.ts');
