import {writeFileSync} from 'node:fs';
import {authorsDocs} from './authorsDocs';

/*
 * `npm run docs:authors`: writes what authors are told about components and records. Run it after
 * a change of a component's props or comments, or of `src/content/schema.ts`.
 */

try {
  for (const [path, text] of authorsDocs()) {
    writeFileSync(path, text);
    console.log(`Wrote ${path}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
