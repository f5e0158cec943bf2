/** @jest-environment node */
import {join} from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {drawIcon} from '../content/icons';
import remarkIcons from './icons';

/** Compiles MDX and returns the props of each `<Card>` and `<Mark>`. */
async function propsIn(mdx: string): Promise<Record<string, unknown>[]> {
  const seen: Record<string, unknown>[] = [];
  const {default: Page} = await evaluate(
    {value: mdx, path: join(process.cwd(), 'docs-content/page.mdx')},
    {...runtime, remarkPlugins: [remarkIcons]},
  );
  const spy = (props: Record<string, unknown>) => {
    seen.push(props);
    return null;
  };
  renderToStaticMarkup(createElement(Page, {components: {Card: spy, Mark: spy}}));
  return seen;
}

it('replaces the name of an icon with its drawing', async () => {
  expect(await propsIn('<Card icon="rocket" title="Start" />')).toEqual([
    {icon: drawIcon('rocket'), title: 'Start'},
  ]);
});

it('works within a line and in another component', async () => {
  const mdx = 'A <Mark icon="bug" /> here.\n\n<Card>\n\n  <Mark icon="code" />\n\n</Card>';
  expect(await propsIn(mdx)).toMatchObject([{icon: drawIcon('bug')}, {}]);
});

it.each([
  ['another property', '<Card title="rocket" />', {title: 'rocket'}],
  ['what is computed', '<Card icon={["rocket"]} />', {icon: ['rocket']}],
  ['what is spread', '<Card {...{icon: "rocket"}} />', {icon: 'rocket'}],
  ['an icon without a name', '<Card icon />', {icon: true}],
])("doesn't change %s", async (_what, mdx, props) => {
  expect(await propsIn(mdx)).toEqual([props]);
});

const help = 'All icons: https://tabler.io/icons';

it.each([
  ['<Card icon="rokcet" />', 'rokcet', 1, 1, `Did you mean "rocket"? ${help}`],
  ['# Title\n\n<Card>\n  <Mark icon="qqq" />\n</Card>', 'qqq', 4, 3, help],
  ['A <Mark icon="" /> here.', '', 1, 3, help],
])('reports the unknown name in %j with its location', async (mdx, name, line, column, hint) => {
  const diagnostic = {
    file: 'docs-content/page.mdx',
    line,
    column,
    message: `The icon "${name}" doesn't exist.`,
    hint,
  };
  await expect(propsIn(mdx)).rejects.toMatchObject({diagnostics: [diagnostic]});
});
