import {join} from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import type {EvaluateOptions} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';

/** Compiles a page, and returns the props of each use of the components. */
export async function propsInMdx(
  mdx: string,
  components: readonly string[],
  remarkPlugins: EvaluateOptions['remarkPlugins'],
): Promise<Record<string, unknown>[]> {
  const seen: Record<string, unknown>[] = [];
  const {default: Page} = await evaluate(
    {value: mdx, path: join(process.cwd(), 'docs-content/page.mdx')},
    {...runtime, remarkPlugins},
  );
  const spy = (props: Record<string, unknown>) => {
    seen.push(props);
    return null;
  };
  const spies = Object.fromEntries(components.map((name) => [name, spy]));
  renderToStaticMarkup(createElement(Page, {components: spies}));
  return seen;
}
