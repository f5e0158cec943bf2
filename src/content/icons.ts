import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The SVG elements of an icon, on a 24 × 24 grid, with their attributes. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Record<string, string>])[];

// The package only exports single icons, so this finds the file with all of them by a relative path.
const packageFolder = join(require.resolve('@tabler/icons/outline/rocket.svg'), '../../..');
const drawings = JSON.parse(
  readFileSync(join(packageFolder, 'tabler-nodes-outline.json'), 'utf8'),
) as Record<string, IconDrawing>;

/** The names that authors can use as `icon`, the outline icons from tabler.io/icons, and help. */
export const icons = {
  names: Object.keys(drawings),
  help: 'All icons: npm run icons',
  search: 'npm run icons --',
};

/** @throws Error when no icon has that name */
export function drawIcon(name: string): IconDrawing {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing) {
    throw new Error(`There is no icon "${name}".`);
  }
  return drawing;
}
