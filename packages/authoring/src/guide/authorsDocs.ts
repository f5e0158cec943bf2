import {readFileSync} from 'node:fs';
import {componentsSection} from './componentsSection';
import {fillMarked} from './fillMarked';
import {readComponents} from './readComponents';
import {recordsSection} from './recordsSection';
import {snippetsText} from './snippets';

const componentsFile = 'src/theme/MDXComponents/index.tsx';
const guide = 'guides/authors.md';

/**
 * Everything that is made for authors from the components and schemas.
 *
 * @returns the text of each file, by its path from the project's root
 */
export function authorsDocs(): Map<string, string> {
  const components = readComponents(componentsFile);
  return new Map([
    ['src/content/components.generated.json', `${JSON.stringify(components, null, 2)}\n`],
    ['.vscode/mdx.code-snippets', snippetsText(components)],
    [
      guide,
      fillMarked(readFileSync(guide, 'utf8'), {
        components: componentsSection(components),
        records: recordsSection(),
      }),
    ],
  ]);
}
