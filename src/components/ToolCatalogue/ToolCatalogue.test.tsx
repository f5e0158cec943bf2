import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {readRecords} from '../../content/readRecords';
import {bothWaysAttached, showAttachedIsland} from '../../testing/islands';
import {idOf} from './idOf';
import ToolCatalogue from '.';

const {tools, interface: site} = readRecords(process.cwd());
const words = {...site.toolCatalogue, all: 'All of Them', noMatch: 'Nothing.', showAll: 'Show all'};
const props = {tools, compared: [], words};
const total = tools.length;
const categories = Array.from(new Set(tools.map(({category}) => category)));
const [category = '', other = ''] = categories;
const namesIn = (name: string) =>
  tools.filter((tool) => tool.category === name).map((tool) => tool.name);
const allNames = tools.map(({name}) => name);

// By role, this would take seconds: jsdom computes the style of every card.
const shownNames = () =>
  Array.from(document.querySelectorAll('li:not([hidden]) h3'), (name) => name.textContent);
const button = (name: string) => screen.getByText(name, {selector: 'button'});
const press = (name: string) =>
  act(() => {
    button(name).click();
    return Promise.resolve();
  });
const search = () => screen.getByLabelText<HTMLInputElement>(words.search);
const countText = (shown: number) =>
  words.count.replace('{shown}', `${shown}`).replace('{total}', `${total}`);

beforeEach(() => {
  history.replaceState(null, '', '/tools');
});

it("doesn't change when its script starts", () => {
  const {htmlBefore, island} = showAttachedIsland('ToolCatalogue', <ToolCatalogue {...props} />);

  expect(island.innerHTML).toBe(htmlBefore);
});

it('finds what was typed before its script started', () => {
  const [{name} = {name: ''}] = tools;
  const type = () => (search().value = `${name} ${categories[0]}`);
  showAttachedIsland('ToolCatalogue', <ToolCatalogue {...props} />, type);

  expect(shownNames()).toEqual([name]);
});

describe.each(bothWaysAttached('ToolCatalogue', ToolCatalogue))('%s', (_way, show) => {
  it('shows all tools at first', () => {
    show(props);

    expect(shownNames()).toEqual(allNames);
    expect(button(words.all)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(words.noMatch)).not.toBeVisible();
  });

  it('has a button for all tools and one for each category, with the number of tools', () => {
    show(props);

    const filter = screen.getByRole('group', {name: words.filterLabel});
    const labels = within(filter)
      .getAllByRole('button')
      .map((choice) => choice.textContent);
    expect(labels).toEqual([
      `${words.all} ${total}`,
      ...categories.map((name) => `${name} ${namesIn(name).length}`),
    ]);
  });

  it('has each tool in exactly one category, and says how many that has', async () => {
    show(props);
    const names: (string | null)[] = [];
    for (const name of categories) {
      await press(name);
      expect(shownNames()).toEqual(namesIn(name));
      expect(screen.getByRole('status')).toHaveTextContent(countText(namesIn(name).length));
      const pressed = Array.from(document.querySelectorAll('[aria-pressed="true"]'));
      expect(pressed).toEqual([button(name)]);
      names.push(...shownNames());
    }

    expect(names.toSorted()).toEqual(allNames.toSorted());
  });

  it('says how many after a machine translation', async () => {
    show(props);
    // A translator puts an element of its own in the place of a text.
    screen.getByRole('status').innerHTML = '<b>20 von 20</b>';

    await press(category);

    expect(screen.getByRole('status').textContent).toBe(countText(namesIn(category).length));
  });

  it('shows all tools again', async () => {
    show(props);
    await press(category);
    await press(words.all);

    expect(shownNames()).toEqual(allNames);
    expect(location.search).toBe('');
  });

  it('finds tools by name, description and category, in any order and case', async () => {
    const [tool] = tools;
    show(props);

    for (const text of [tool?.name, tool?.description, tool?.category]) {
      await userEvent.clear(search());
      await userEvent.click(search());
      await userEvent.paste(String(text).toUpperCase().split(' ').reverse().join(' '));
      expect(shownNames()).toContain(tool?.name);
      expect(shownNames().length).toBeLessThan(total);
    }
  });

  it("doesn't find the words that all cards have", async () => {
    show(props);

    await userEvent.type(search(), words.learnMore);

    expect(shownNames()).toEqual([]);
  });

  it('counts in each category what the search finds', async () => {
    show(props);

    await userEvent.type(search(), category);

    const counts = categories.map((name) =>
      Number(button(name).querySelector('span')?.textContent),
    );
    expect(button(words.all)).toHaveTextContent(String(shownNames().length));
    expect(counts.reduce((sum, count) => sum + count)).toBe(shownNames().length);
  });

  it('offers to show all tools when nothing is found', async () => {
    show(props);
    await press(category);
    await userEvent.type(search(), 'no such tool');
    expect(screen.getByText(words.noMatch)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(countText(0));

    await press(words.showAll);

    expect(shownNames()).toEqual(allNames);
    expect(search()).toHaveValue('');
    expect(button(words.all)).toHaveFocus();
  });
});

describe.each(bothWaysAttached('ToolCatalogue', ToolCatalogue))('the address, %s', (_way, show) => {
  const id = idOf(category);

  it('says what is chosen', async () => {
    show(props);

    await press(category);
    await userEvent.type(search(), 'e');

    await waitFor(() => expect(location.search).toBe(`?category=${id}&q=e`));
  });

  it('is where the view comes from', () => {
    history.replaceState(null, '', `/tools?q=e&category=${id}`);
    show(props);

    expect(button(category)).toHaveAttribute('aria-pressed', 'true');
    expect(search()).toHaveValue('e');
    expect(shownNames()).toEqual(namesIn(category));
  });

  it('gets a step back for each category, and none for letters', async () => {
    show(props);
    const steps = history.length;

    await press(category);
    await userEvent.type(search(), 'editor');
    await press(other);

    expect(history.length - steps).toBe(2);
    expect(location.search).toBe(`?category=${idOf(other)}&q=editor`);
    history.back();
    await waitFor(() => expect(button(category)).toHaveAttribute('aria-pressed', 'true'));
    expect(search()).toHaveValue('editor');
  });

  it('that names an unknown category shows all tools, and says so', () => {
    history.replaceState(null, '', '/tools?category=$%26');
    show(props);

    expect(shownNames()).toEqual(allNames);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${words.unknownCategory.replace('{category}', '$$&')} ${countText(total)}`,
    );
    expect(button(words.all)).toHaveAttribute('aria-pressed', 'true');
  });

  it('of a hidden tool shows it', () => {
    const [hidden] = tools.filter((tool) => tool.category !== category);
    history.replaceState(null, '', `/tools?category=${id}#tool-${hidden?.id}`);
    show(props);

    expect(shownNames()).toEqual(allNames);
    expect(location.search + location.hash).toBe(`#tool-${hidden?.id}`);

    history.replaceState(null, '', `/tools?category=${id}`);
    fireEvent.popState(window);
    expect(shownNames()).toEqual(namesIn(category));
    history.replaceState(null, '', `/tools?category=${id}#tool-${hidden?.id}`);
    fireEvent(window, new Event('hashchange'));
    expect(shownNames()).toEqual(allNames);
  });
});
