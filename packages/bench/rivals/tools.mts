import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import type {RivalTools} from '../src/rivalTools';

export default {
  lighthouse,
  connectBrowser: (options) => puppeteer.connect(options),
} satisfies RivalTools;
