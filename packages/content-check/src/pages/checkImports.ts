import {posix} from 'node:path';
import type {Problem} from '../problem';
import type {SiteMap} from '../SiteMap';
import {startOf} from './elements';
import type {Page} from './Page';

/** Where an import leads to, from the project's root; undefined outside of the project. */
function targetOf(source: string, file: string): string | undefined {
  if (source.startsWith('@site/')) {
    return source.slice('@site/'.length);
  }
  return source.startsWith('.') ? posix.join(posix.dirname(file), source) : undefined;
}

/** Parts of pages may be imported; components need not be. */
export function checkImports({tree, file}: Page, site: SiteMap): Problem[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).flatMap((statement) => {
          if (statement.type !== 'ImportDeclaration') {
            return [];
          }
          const source = String(statement.source.value);
          const target = targetOf(source, file.path);
          return target !== undefined && site.hasFile(target)
            ? []
            : [
                file.problem(startOf(node), {
                  message: `There is nothing to import at "${source}".`,
                  mend: 'Remove the line: a page uses components without importing them.',
                }),
              ];
        })
      : [],
  );
}
