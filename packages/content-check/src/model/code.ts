import {analyze} from 'eslint-scope';
import type {Program} from 'estree';
import type {Nodes, Root} from 'mdast';
import {isElement, nodesOf, placesIn} from './tree';

/* The JavaScript of a page: its imports and exports, and what is in braces. */

type WithProgram = {data?: {estree?: Program | null}};

const programOf = ({data}: WithProgram): Program[] => (data?.estree ? [data.estree] : []);

function programsAt(node: Nodes): Program[] {
  if (isElement(node)) {
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxExpressionAttribute'
        ? programOf(attribute)
        : typeof attribute.value === 'object' && attribute.value
          ? programOf(attribute.value)
          : [],
    );
  }
  const isCode =
    node.type === 'mdxjsEsm' ||
    node.type === 'mdxFlowExpression' ||
    node.type === 'mdxTextExpression';
  return isCode ? programOf(node) : [];
}

/** What MDX and Docusaurus define for every page, and values that may be all there is in braces. */
const provided = new Set(
  'props frontMatter contentTitle metadata assets toc undefined NaN Infinity'.split(' '),
);

/** Whether JavaScript, webpack or browsers define a name: `Math` in `{Math.max(2, 3)}`. */
const isGlobal = (name: string): boolean =>
  name in globalThis || ['require', 'module', 'window', 'document'].includes(name);

/** A name in the code of a page that nothing defines, and where it's used. */
type UnknownName = {name: string; offset: number};

/** The names that a page imports or defines, and those that it uses although nothing defines them. */
export type PageNames = {defined: ReadonlySet<string>; unknown: readonly UnknownName[]};

export function namesIn(tree: Root): PageNames {
  const body = placesIn(tree).flatMap(({node}) => programsAt(node).flatMap((each) => each.body));
  const {globalScope} = analyze(
    {type: 'Program', sourceType: 'module', body},
    {ecmaVersion: 2024, sourceType: 'module', jsx: true},
  );
  // `{Date}` is meant as text: a global alone in braces shows nothing.
  const alone = body.flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? [statement.expression as unknown] : [],
  );
  return {
    defined: new Set(
      globalScope.childScopes.flatMap(({variables}) => variables.map(({name}) => name)),
    ),
    unknown: globalScope.through
      .map(({identifier}) => identifier)
      .filter((identifier) => alone.includes(identifier) || !isGlobal(identifier.name))
      .filter(({name}) => !provided.has(name))
      .map(({name, start}) => ({name, offset: start})),
  };
}

/** What a page imports: `@theme/Tabs`. */
export const importsOf = (tree: Root): {source: string; offset: number}[] =>
  nodesOf(tree, 'mdxjsEsm')
    .flatMap((node) => programOf(node).flatMap(({body}) => body))
    .flatMap((statement) =>
      'source' in statement && typeof statement.source?.value === 'string'
        ? [
            {
              source: statement.source.value,
              offset: (statement as unknown as {start: number}).start,
            },
          ]
        : [],
    );

/** Where a page exports its layout, `export default`, in order. */
export const layoutsOf = (tree: Root): number[] =>
  nodesOf(tree, 'mdxjsEsm')
    .flatMap((node) => programOf(node).flatMap(({body}) => body))
    .filter(
      (statement) =>
        statement.type === 'ExportDefaultDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' &&
          statement.specifiers.some(
            ({exported}) => exported.type === 'Identifier' && exported.name === 'default',
          )),
    )
    .map((statement) => (statement as unknown as {start: number}).start);
