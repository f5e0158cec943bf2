import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {casesOf, checkCase, kinds} from './checkCase';

/*
 * Checks every case and prints the messages as JSON, for the test. With `--write`, the messages of
 * the mistakes become their message.txt instead: read the diff before you commit it.
 */

const isWriting = process.argv.includes('--write');

async function main(): Promise<void> {
  const messages: Record<string, Record<string, string>> = {};
  for (const kind of kinds) {
    const found: Record<string, string> = {};
    for (const name of casesOf(kind)) {
      found[name] = await checkCase(kind, name);
      if (kind === 'mistakes' && isWriting) {
        writeFileSync(join(__dirname, kind, name, 'message.txt'), found[name]);
      }
    }
    messages[kind] = found;
  }
  if (!isWriting) {
    console.log(JSON.stringify(messages));
  }
}

void main();
