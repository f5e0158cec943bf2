import {readCases, resultOf, writeAnswers} from './cases';
import type {Result} from './cases';

/*
 * Prints the check's result for every case as JSON, for the test. With `--write`, the answers become
 * those of the corpus instead: read the diff before you commit it.
 */

async function main(): Promise<void> {
  const results = new Map<string, Result>();
  for (const item of readCases()) {
    results.set(`${item.topic} ${item.name}`, await resultOf(item));
  }
  if (process.argv.includes('--write')) {
    writeAnswers(results);
  } else {
    console.log(JSON.stringify([...results]));
  }
}

void main();
