import {posix} from 'node:path';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {Page} from './readPage';

/** An `import` of a page. */
export type PageImport = {
  node: MdxjsEsm;
  /** As it is written: `./_prices.mdx`. */
  source: string;
  /** From the project's root; undefined for a package. */
  file: string | undefined;
  /** What the page calls it. */
  names: string[];
  /** Whether it's an `import Name from '…'`. */
  isDefault: boolean;
};

function fileOf(source: string, importer: string): string | undefined {
  if (source.startsWith('@site/')) {
    return source.slice('@site/'.length);
  }
  return source.startsWith('.') ? posix.join(posix.dirname(importer), source) : undefined;
}

/** The code of a page outside of its text: its imports, and anything else. */
export function codeOf({tree, file}: Page): {imports: PageImport[]; others: MdxjsEsm[]} {
  const nodes = tree.children.filter((node) => node.type === 'mdxjsEsm');
  const imports = nodes.flatMap((node) =>
    (node.data?.estree?.body ?? []).flatMap((statement): PageImport[] => {
      if (statement.type !== 'ImportDeclaration') {
        return [];
      }
      const source = String(statement.source.value);
      const names = statement.specifiers.map(({local}) => local.name);
      const isDefault = statement.specifiers.every(({type}) => type === 'ImportDefaultSpecifier');
      return [{node, source, file: fileOf(source, file.path), names, isDefault}];
    }),
  );
  const others = nodes.filter((node) =>
    node.data?.estree?.body.some(({type}) => type !== 'ImportDeclaration'),
  );
  return {imports, others};
}
