#!/usr/bin/env node
require('@sitekit/swc-register');

require('../src/cli.ts');
