import {screen, within} from '@testing-library/react';
import records from '../../testing/records';
import {renderMarkdown} from '../../testing/renderMarkdown';

const {comparison, tools} = records;
const namesOf = (list: readonly {name: string}[]) => list.map(({name}) => name);
const both = tools.find(({name}) => namesOf(comparison).includes(name));
const onlyCard = tools.find(({name}) => !namesOf(comparison).includes(name));

async function choice(tool: string, more = '') {
  await renderMarkdown(`
<ToolChoices>
  <ToolChoice title="You need a demo" tool="${tool}"${more}>
    It builds apps.
  </ToolChoice>
</ToolChoices>
`);
  const item = screen.getByRole('listitem');
  return {item, link: within(item).getByRole('link')};
}

it('leads to the row of a tool, and says what it costs', async () => {
  const {item, link} = await choice(both?.name ?? '');

  expect(link).toHaveAttribute('href', `#compare-${both?.id}`);
  expect(item).toHaveTextContent(
    comparison.find(({name}) => name === both?.name)?.costPerMonth ?? 'A price',
  );
  expect(item.querySelector('img')).toHaveAttribute('src', both?.image);
});

it('leads to the card of a tool without a row', async () => {
  const {link} = await choice(onlyCard?.name ?? '');

  expect(link).toHaveAttribute('href', `#tool-${onlyCard?.id}`);
});

it('leads to another page about a tool, with the logo and the letters of a platform', async () => {
  const {item, link} = await choice(
    'GitLab Duo',
    ' to="https://example.com/duo" image="/img/g.svg"',
  );

  expect(link).toHaveAttribute('href', 'https://example.com/duo');
  expect(item.querySelector('img')).toHaveAttribute('src', '/img/g.svg');
  expect(item.querySelector('[data-monogram]')).toHaveAttribute('data-monogram', 'YN');
});
