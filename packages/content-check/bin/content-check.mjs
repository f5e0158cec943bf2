#!/usr/bin/env node
import {createRequire} from 'node:module';
// Its hook for ES modules would make loading cspell slow.
import 'tsx/cjs';

createRequire(import.meta.url)('../src/cli/index.ts');
