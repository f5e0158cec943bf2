import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Expression, ImportDeclaration, Program} from 'estree';
import type {Element, Root} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {SKIP, visitParents} from 'unist-util-visit-parents';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** The components that Preact hydrates. */
export const islandNames = ['ToolCatalogue'];

/** The Markdown elements that our components render. */
const elementComponents: Record<string, string> = {a: 'Link', table: 'Table', pre: 'CodeBlock'};

/** Where to look for a component before our site: what Astro needs differently, then what has records. */
const folders = ['../src/mdxComponents', '../../stock/src/withRecords'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

const program = (...body: Program['body']): Program => ({
  type: 'Program',
  sourceType: 'module',
  body,
});

const esm = (...body: Program['body']): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {estree: program(...body)},
});

function importOf(name: string, siteDir: string): ImportDeclaration {
  const own = folders.find((each) => existsSync(`${each}/${name}.tsx`));
  return {
    type: 'ImportDeclaration',
    source: {type: 'Literal', value: `${own ?? `${siteDir}/src/components`}/${name}`},
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    attributes: [],
  };
}

/** The value that an author wrote. */
function expressionOf({name, value}: MdxJsxAttribute): Expression {
  if (value === null || value === undefined || typeof value === 'string') {
    return valueToEstree(value ?? true);
  }
  const statement = value.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') {
    throw new Error(`The attribute "${name}" has no value.`);
  }
  return statement.expression;
}

const property = (key: string, value: Expression) => ({
  type: 'Property' as const,
  kind: 'init' as const,
  method: false,
  shorthand: false,
  computed: false,
  key: {type: 'Identifier' as const, name: key},
  value,
});

const isAttribute = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): attribute is MdxJsxAttribute => attribute.type === 'mdxJsxAttribute';

const isJsx = (node: {type: string}): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Loads pictures lazily, as our site does. */
function setDefaults({tagName, properties}: Element): void {
  if (tagName === 'img') {
    Object.assign(properties, {loading: 'lazy', decoding: 'async'});
  }
}

/**
 * Makes a page import only the components that it uses, so that it doesn't get the styles of others.
 * An island becomes a slot, `{props.ToolCatalogue}`, because only an `.astro` file can start one; its
 * attributes are exported for that file in `facts.islands`.
 */
export default function rehypeComponents({siteDir}: {siteDir: string}) {
  return (tree: Root): void => {
    const names = new Set<string>();
    const islands: ReturnType<typeof property>[] = [];
    let hasTitle = false;

    visitParents(tree, (node, ancestors) => {
      const parent = ancestors.at(-1);
      if (node.type === 'element' && parent) {
        setDefaults(node);
        hasTitle ||= node.tagName === 'h1';
        const component = elementComponents[node.tagName];
        if (component && !(isJsx(parent) && parent.name === 'ComparisonTable')) {
          names.add(component);
          parent.children.splice(parent.children.indexOf(node), 1, {
            type: 'mdxJsxFlowElement',
            name: component,
            attributes: Object.entries(node.properties).map(([key, value]) => ({
              type: 'mdxJsxAttribute',
              name: key,
              value: String(value),
            })),
            children: node.children,
          });
        }
      } else if (isJsx(node) && parent && /^[A-Z]/.test(node.name ?? '')) {
        const name = node.name ?? '';
        if (islandNames.includes(name)) {
          const attributes = node.attributes.filter(isAttribute);
          const properties = attributes.map((each) => property(each.name, expressionOf(each)));
          islands.push(property(name, {type: 'ObjectExpression', properties}));
          parent.children.splice(parent.children.indexOf(node), 1, slot(name));
          return SKIP;
        }
        names.add(name);
      }
      return undefined;
    });

    const facts: Expression = {
      type: 'ObjectExpression',
      properties: [
        property('hasTitle', valueToEstree(hasTitle)),
        property('islands', {type: 'ObjectExpression', properties: islands}),
      ],
    };
    tree.children.unshift(
      esm(...[...names].map((name) => importOf(name, siteDir)), {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {type: 'VariableDeclarator', id: {type: 'Identifier', name: 'facts'}, init: facts},
          ],
        },
      }),
    );
  };
}

/** `{props.Name}` */
function slot(name: string) {
  const expression: Expression = {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: 'props'},
    property: {type: 'Identifier', name},
    computed: false,
    optional: false,
  };
  return {
    type: 'mdxFlowExpression' as const,
    value: `props.${name}`,
    data: {estree: program({type: 'ExpressionStatement', expression})},
  };
}
