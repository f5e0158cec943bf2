import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The SVG elements of an icon, on a 24 × 24 grid. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

// The package only exports single icons, so this finds the file with all of them by a relative path.
const packageFolder = join(require.resolve('@tabler/icons/outline/rocket.svg'), '../../..');
const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(join(packageFolder, file), 'utf8'));
const drawings = readJson('tabler-nodes-outline.json') as Record<string, IconDrawing>;

/** Read on first use, since only a search needs it. */
let details: Record<string, {category: string; tags: readonly (string | number)[]}> | undefined;

/** Other words for an icon, such as "save" for `device-floppy`. */
function tagsOf(name: string): readonly string[] {
  details ??= readJson('icons.json') as NonNullable<typeof details>;
  const {category = '', tags = []} = details[name] ?? {};
  return [...tags.map(String), category.toLowerCase()];
}

/** @throws Error when no icon has that name */
export function drawIcon(name: string): IconDrawing {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing) {
    throw new Error(`There is no icon "${name}".`);
  }
  return drawing;
}

/** An icon as SVG, for the editor. */
function svgOf(name: string): string {
  const parts = drawIcon(name).map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${written.join('')} />`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`;
}

/** The names that authors can use as `icon`, the outline icons from tabler.io/icons, and help. */
export const icons = {
  names: Object.keys(drawings),
  help: 'All icons: https://tabler.io/icons',
  tags: tagsOf,
  svg: svgOf,
};
