import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** What an icon is drawn of: SVG elements on a 24 × 24 grid, each with its attributes. */
export type IconDrawing = readonly (readonly [tag: string, attributes: Record<string, string>])[];

// The package offers all its drawings in one file, but only its pictures by name.
const packageFolder = join(require.resolve('@tabler/icons/outline/rocket.svg'), '../../..');
const drawings = JSON.parse(
  readFileSync(join(packageFolder, 'tabler-nodes-outline.json'), 'utf8'),
) as Record<string, IconDrawing>;

/** Every name that an author may write as `icon`: the outline icons of tabler.io/icons. */
export const iconNames: readonly string[] = Object.keys(drawings);

/** Where an author finds a name. */
export const allIcons = 'All icons: npm run icons';

/** @returns undefined when no icon has that name */
export function drawIcon(name: string): IconDrawing | undefined {
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}
