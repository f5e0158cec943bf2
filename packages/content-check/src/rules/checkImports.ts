import {posix} from 'node:path';
import type {Diagnostic} from '../Diagnostic';
import {startOf} from '../model/elements';
import type {Page} from '../model/Page';
import type {PageContext} from '.';

/** The file that an import names, from the project's root; undefined for a package. */
function targetOf(source: string, file: string): string | undefined {
  if (source.startsWith('@site/')) {
    return source.slice('@site/'.length);
  }
  return source.startsWith('.') ? posix.join(posix.dirname(file), source) : undefined;
}

/** Checks imports: partials can be imported, components don't need to be. */
export function checkImports({tree, file}: Page, {siteMap}: PageContext): Diagnostic[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).flatMap((statement) => {
          if (statement.type !== 'ImportDeclaration') {
            return [];
          }
          const source = String(statement.source.value);
          const target = targetOf(source, file.path);
          return target !== undefined && siteMap.hasFile(target)
            ? []
            : [
                file.diagnostic(startOf(node), {
                  message: `There's nothing to import at "${source}".`,
                  hint: 'Delete this line. You can use components without importing them.',
                }),
              ];
        })
      : [],
  );
}
