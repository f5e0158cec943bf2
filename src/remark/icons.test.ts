/** @jest-environment node */
import {join} from 'node:path';
import {evaluate} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {drawIcon} from '../content/icons';
import remarkIcons from './icons';

/** Compiles an MDX text, and tells what each of its `<Card>`s and `<Mark>`s was given. */
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

it('replaces the name of an icon by its drawing', async () => {
  expect(await propsIn('<Card icon="rocket" title="Start" />')).toEqual([
    {icon: drawIcon('rocket'), title: 'Start'},
  ]);
});

it('does so in the middle of a line, and within another component', async () => {
  const mdx = 'A <Mark icon="bug" /> here.\n\n<Card>\n\n  <Mark icon="code" />\n\n</Card>';
  expect(await propsIn(mdx)).toMatchObject([{icon: drawIcon('bug')}, {}]);
});

it.each([
  ['another property', '<Card title="rocket" />', {title: 'rocket'}],
  ['what is computed', '<Card icon={["rocket"]} />', {icon: ['rocket']}],
  ['what is spread', '<Card {...{icon: "rocket"}} />', {icon: 'rocket'}],
  ['an icon without a name', '<Card icon />', {icon: true}],
])('leaves %s alone', async (_what, mdx, props) => {
  expect(await propsIn(mdx)).toEqual([props]);
});

it.each([
  ['<Card icon="rokcet" />', 'rokcet', 1, 1],
  ['# Title\n\n<Card>\n  <Mark icon="bgu" />\n</Card>', 'bgu', 4, 3],
  ['A <Mark icon="" /> here.', '', 1, 3],
])('refuses the unknown name in %j, and says where it is', async (mdx, name, line, column) => {
  const diagnostic = {
    file: 'docs-content/page.mdx',
    line,
    column,
    message: `The icon "${name}" doesn't exist.`,
    hint: 'All icons: npm run icons',
  };
  await expect(propsIn(mdx)).rejects.toMatchObject({diagnostics: [diagnostic]});
});
