import {builtPages} from '@sitekit/browser/build';
import {checkBudgets} from './checkBudgets';
import {measurePage} from './measurePage';
import {readBudgets, weightKinds} from './readBudgets';

const budgetFile = 'config/budgets.yaml';
const buildFolder = 'build';

function run(): void {
  const budgets = readBudgets(budgetFile);
  const weights = new Map(
    builtPages(buildFolder).map(({path, file}) => [path, measurePage(buildFolder, file)]),
  );
  console.table(Object.fromEntries(weights), [...weightKinds]);

  const problems = checkBudgets(weights, budgets);
  if (problems.length === 0) {
    console.log(`All ${weights.size} pages are within their budgets (in bytes, Brotli 11).`);
    return;
  }
  console.error(`These don't match ${budgetFile}:\n`);
  problems.forEach((problem) => console.error(`  ${problem}`));
  console.error(
    `\nMake them smaller. If the bytes are worth it to visitors, change ${budgetFile}, and explain ` +
      'why in your pull request.',
  );
  process.exitCode = 1;
}

try {
  run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
