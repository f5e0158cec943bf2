require('@sitekit/swc-register');

module.exports = require('../src/server/remarkMarks.ts');
