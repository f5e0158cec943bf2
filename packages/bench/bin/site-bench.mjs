#!/usr/bin/env node
import 'tsx';

await import('../src/index.ts');
