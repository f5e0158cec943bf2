import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkCases} from './cases';
import {damagedPages} from './damagedPages';

/*
 * Checks every case and prints the messages as JSON, for the test, and which random pages a fix has
 * damaged. With `--write`, the messages of the mistakes become their message.txt instead: read the
 * diff before you commit it.
 */

async function main(): Promise<void> {
  const mistakes = await checkCases('mistakes');
  if (process.argv.includes('--write')) {
    for (const [name, text] of Object.entries(mistakes)) {
      writeFileSync(join(__dirname, 'mistakes', name, 'message.txt'), text);
    }
    return;
  }
  const [passes, damaged] = [await checkCases('passes'), await damagedPages()];
  console.log(JSON.stringify({mistakes, passes, damaged}));
}

void main();
