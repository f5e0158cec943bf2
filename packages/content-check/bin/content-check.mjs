#!/usr/bin/env node
import 'tsx';
await import('../src/cli/index.ts');
