import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {casesOf, checkCase, kinds} from './checkCase';

/*
 * Checks every case. With `--write`, what is said of each slip becomes its message.txt; read the
 * difference before you commit it. Without, it is printed for the test as JSON.
 */

async function main(): Promise<void> {
  const messages: Record<string, Record<string, string>> = {};
  for (const kind of kinds) {
    const said: Record<string, string> = {};
    for (const name of casesOf(kind)) {
      said[name] = await checkCase(kind, name);
      if (kind === 'slips' && process.argv.includes('--write')) {
        writeFileSync(join(__dirname, kind, name, 'message.txt'), said[name]);
      }
    }
    messages[kind] = said;
  }
  if (!process.argv.includes('--write')) {
    console.log(JSON.stringify(messages));
  }
}

void main();
