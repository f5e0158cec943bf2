/** @jest-environment node */
import {drawIcon} from '../content/icons';
import {propsInMdx} from '../testing/propsInMdx';
import remarkIcons from './icons';

const propsIn = (mdx: string) => propsInMdx(mdx, ['Card', 'Mark'], [remarkIcons]);

it('replaces the name of an icon with its drawing, within a line and around other components', async () => {
  const mdx =
    'A <Mark icon="bug" /> here.\n\n<Card icon="rocket" title="Start">\n\n  <Mark icon="code" />\n\n</Card>';
  expect(await propsIn(mdx)).toEqual([
    {icon: drawIcon('bug')},
    {icon: drawIcon('rocket'), title: 'Start', children: expect.anything() as unknown},
  ]);
});

it.each([
  ['another property', '<Card title="rocket" />', {title: 'rocket'}],
  ['what is computed', '<Card icon={["rocket"]} />', {icon: ['rocket']}],
  ['what is spread', '<Card {...{icon: "rocket"}} />', {icon: 'rocket'}],
  ['an icon without a name', '<Card icon />', {icon: true}],
])("doesn't change %s", async (_what, mdx, props) => {
  expect(await propsIn(mdx)).toEqual([props]);
});

it('reports an unknown name with its location', async () => {
  await expect(
    propsIn('# Title\n\n<Card>\n  <Mark icon="rokcet" />\n</Card>'),
  ).rejects.toMatchObject({
    diagnostics: [
      {
        file: 'docs-content/page.mdx',
        line: 4,
        column: 3,
        message: 'The icon "rokcet" doesn\'t exist.',
        hint: 'Did you mean "rocket"? All icons: https://tabler.io/icons',
      },
    ],
  });
});
