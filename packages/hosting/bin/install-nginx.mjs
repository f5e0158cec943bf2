#!/usr/bin/env node
import 'tsx';

await import('../src/nginx/install.ts');
