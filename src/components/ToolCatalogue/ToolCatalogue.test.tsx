import {screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readAllRecords} from '../../content/readRecords';
import {bothWays, showIsland} from '../../testing/islands';
import {categoriesOf} from './categoriesOf';
import ToolCatalogue from '.';

const {tools} = readAllRecords(process.cwd());
const total = String(tools.length);
const categories = categoriesOf(tools);
const namesIn = (category: string) =>
  tools.filter((tool) => tool.category === category).map((tool) => tool.name);

const shownNames = () => screen.getAllByRole('heading', {level: 3}).map((name) => name.textContent);
const button = (name: string) => screen.getByRole('button', {name});

const words = {
  filterLabel: 'Show tools by category',
  all: 'All of Them',
  count: '{shown} of {total} tools shown',
  learnMore: 'Learn more',
  learnMoreAbout: 'about {name}',
};
const props = {tools, words};

it("doesn't change when it hydrates", () => {
  const {htmlBefore, island} = showIsland('ToolCatalogue', ToolCatalogue, props);

  expect(island.innerHTML).toBe(htmlBefore);
});

describe.each(bothWays('ToolCatalogue', ToolCatalogue))('%s', (_way, show) => {
  beforeEach(() => {
    show(props);
  });

  it('shows all tools at first', () => {
    expect(shownNames()).toEqual(tools.map((tool) => tool.name));
    expect(screen.getAllByRole('listitem')).toHaveLength(tools.length);
    expect(button(words.all)).toHaveAttribute('aria-pressed', 'true');
  });

  it('has a button for all tools and one for each category', () => {
    const filter = screen.getByRole('group', {name: words.filterLabel});

    const labels = within(filter)
      .getAllByRole('button')
      .map((choice) => choice.textContent);
    expect(labels).toEqual([words.all, ...categories]);
  });

  it.each(categories)(
    'leaves the tools of the category %s, and says how many',
    async (category) => {
      await userEvent.click(button(category));

      expect(shownNames()).toEqual(namesIn(category));
      expect(screen.getByRole('status')).toHaveTextContent(
        `${String(namesIn(category).length)} of ${total} tools shown`,
      );
      const pressed = screen.getAllByRole('button', {pressed: true});
      expect(pressed.map((choice) => choice.textContent)).toEqual([category]);
    },
  );

  it('says how many after a machine translation', async () => {
    const status = screen.getByRole('status');
    // A translator puts an element of its own in the place of a text.
    screen.getByText(/tools shown/).innerHTML = '<b>20 von 20</b>';
    const [category = ''] = categories;

    await userEvent.click(button(category));

    expect(status.textContent).toBe(`${String(namesIn(category).length)} of ${total} tools shown`);
  });

  it('has each tool in exactly one category', async () => {
    const names: (string | null)[] = [];
    for (const category of categories) {
      await userEvent.click(button(category));
      names.push(...shownNames());
    }

    expect(names.sort()).toEqual(tools.map((tool) => tool.name).sort());
  });

  it('shows all tools again', async () => {
    const [category = ''] = categories;
    await userEvent.click(button(category));
    await userEvent.click(button(words.all));

    expect(shownNames()).toEqual(tools.map((tool) => tool.name));
    expect(screen.getByRole('status')).toHaveTextContent(`${total} of ${total} tools shown`);
    expect(button(words.all)).toHaveAttribute('aria-pressed', 'true');
    expect(button(category)).toHaveAttribute('aria-pressed', 'false');
  });
});
