import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {recordsFolder} from '../../../../src/content/folders';
import {createPage} from './createPage';

const usage = `npm run new:page                                        asks for title and description
npm run new:page -- --title "…" --description "…"       asks for nothing`;

/** Writes a page to begin with, and says what to do next. */
async function run(): Promise<void> {
  const {values} = parseArgs({options: {title: {type: 'string'}, description: {type: 'string'}}});
  const terminal = process.stdin.isTTY
    ? createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  try {
    const {file, address, title} = await createPage(
      process.cwd(),
      values,
      terminal &&
        ((question, problem) => {
          if (problem) {
            console.log(problem);
          }
          return terminal.question(question);
        }),
    );
    console.log(`
Wrote ${file}. What comes next:

  1. See it:    npm start, then http://localhost:3000${address}
  2. Link it:   add this line below "navbar:" in ${recordsFolder}/site.yaml
                  - {label: ${JSON.stringify(title)}, to: ${address}}
  3. Check it:  npm run check
`);
  } finally {
    terminal?.close();
  }
}

run().catch((error: unknown) => {
  console.error(`${(error as Error).message}\n\n${usage}`);
  process.exitCode = 1;
});
