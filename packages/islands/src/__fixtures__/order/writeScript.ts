import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {bundleIslands} from '../../build/bundleIslands.ts';
import {longClassName} from '../../build/classNames.ts';
import type {Runtime} from '../../build/runtime.ts';

/* Writes the script of the island: `writeScript.ts <runtime> <folder>`. It prints the script's path. */

const [, , runtime, folder = ''] = process.argv;
const file = join(__dirname, 'Order.island.tsx');
const form = longClassName(__dirname, join(__dirname, 'styles.module.css'), 'form');
const options = {runtime: runtime as Runtime, classNames: new Map([[form, 'a']])};
void bundleIslands(__dirname, new Map([['Order', file]]), options).then(({islands, files}) => {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  console.log(join(folder, islands.get('Order')?.file ?? ''));
});
