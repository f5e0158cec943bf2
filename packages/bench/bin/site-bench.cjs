#!/usr/bin/env node
require('@sitekit/swc-register');

require('../src/index.ts');
