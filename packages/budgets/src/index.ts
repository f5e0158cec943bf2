import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {checkBudgets} from './checkBudgets';
import type {Budgets} from './checkBudgets';
import {measurePage} from './measurePage';
import {sitePages} from './sitePages';

/*
 * `npm run budgets`: weighs each page of the finished site in build/ against budgets.yaml.
 */

const budgetsFile = 'budgets.yaml';
const buildFolder = 'build';

const budgets = parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
const weights = new Map(
  sitePages(buildFolder).map(({path, file}) => [path, measurePage(buildFolder, '/', file)]),
);

for (const [path, {document, styles, javascript, everything}] of weights) {
  console.log(
    `${path.padEnd(16)} document ${document}  styles ${styles}  javascript ${javascript}  ` +
      `everything ${everything}`,
  );
}
const problems = checkBudgets(weights, budgets);
if (problems.length > 0) {
  console.error(`\nThe site is heavier than ${budgetsFile} allows:`);
  problems.forEach((problem) => console.error(`  ${problem}`));
  process.exit(1);
}
console.log(`All ${weights.size} pages are within their budgets (bytes, Brotli 11).`);
