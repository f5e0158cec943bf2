import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {createJiti} from 'jiti';
import type * as Icons from '../../../../src/remark/icons';
import type * as Reader from '../stock/readRecordsOf';

/* What comes from the project itself, loaded as Docusaurus loads it: by jiti. */

const here = dirname(fileURLToPath(import.meta.url));
const jiti = createJiti(import.meta.url);

/** Our project, whose pages and components are built here. */
export const projectRoot = join(here, '../../..');

/** The folder with the pages and their records. */
export const content = process.env.CONTENT ?? join(projectRoot, 'docs-content');

const {readRecordsOf} = await jiti.import<typeof Reader>(join(here, '../stock/readRecordsOf.ts'));

/** The checked records of `CONTENT`. */
export const records = readRecordsOf(content);

/** Our plugin that turns the names of icons into drawings. */
export const remarkIcons = (
  await jiti.import<typeof Icons>(join(projectRoot, 'src/remark/icons.ts'))
).default;
