import {writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {launchBrowser} from '@sitekit/review/browser';
import {assemble} from './assemble';
import {loadHandoutConfig} from './config';
import {printHandout} from './printHandout';

const usage = `Usage: site-handout [--build <folder>] [--output <file>] [--offline]

--build    the folder of the built site (build)
--output   the PDF to write (handout.pdf)
--offline  leaves out pictures of other sites`;

async function run(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      output: {type: 'string', default: 'handout.pdf'},
      offline: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const siteDir = process.cwd();
  const folder = resolve(siteDir, values.build);
  const config = loadHandoutConfig(siteDir);
  const html = assemble(siteDir, values.build, config);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    if (values.offline) {
      await page.route('**/*', (route) => route.abort());
    }
    writeFileSync(values.output, await printHandout(page, html, folder, config.baseUrl));
    console.log(`Wrote ${values.output}.`);
  } finally {
    await browser.close();
  }
}

run().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
