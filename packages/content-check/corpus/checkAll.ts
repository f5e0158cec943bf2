import {checkCases, writeAnswers} from './cases';

/*
 * Prints the check's result for every case as JSON, for the test. With `--write`, the answers become
 * those of the corpus instead: read the diff before you commit it.
 */

async function main(): Promise<void> {
  const results = await checkCases();
  if (process.argv.includes('--write')) {
    writeAnswers(results);
  } else {
    console.log(JSON.stringify([...results]));
  }
}

void main();
