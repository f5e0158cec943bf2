import {act, fireEvent, screen} from '@testing-library/react';
import {readRecords} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import {idOf} from './idOf';
import ToolCatalogue from '.';

const {tools, uiTexts} = readRecords(process.cwd());
const words = uiTexts.toolCatalogue;
const total = tools.length;
const categories = Array.from(new Set(tools.map(({category}) => category)));
const [category = ''] = categories;
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
const type = (value: string) => fireEvent.input(search(), {target: {value}});
const countText = (shown: number) =>
  words.count.replace('{shown}', `${shown}`).replace('{total}', `${total}`);

beforeEach(() => {
  history.replaceState(null, '', '/tools');
});

const show = () => void renderInSite(<ToolCatalogue />);

describe('the catalogue', () => {
  it('says how many after a machine translation', async () => {
    show();
    // A translator puts an element of its own in the place of each text.
    const texts = document.createTreeWalker(screen.getByRole('status'), NodeFilter.SHOW_TEXT);
    const before: Text[] = [];
    while (texts.nextNode()) {
      before.push(texts.currentNode as Text);
    }
    before.forEach((text) => {
      const translated = document.createElement('b');
      translated.textContent = '20 von 20';
      text.replaceWith(translated);
    });

    await press(category);

    expect(screen.getByRole('status').textContent).toBe(countText(namesIn(category).length));
  });

  it('finds tools by name, description and category, in any order and case', () => {
    const [tool] = tools;
    show();

    for (const text of [tool?.name, tool?.description, tool?.category]) {
      type(String(text).toUpperCase().split(' ').reverse().join(' '));
      expect(shownNames()).toContain(tool?.name);
      expect(shownNames().length).toBeLessThan(total);
    }
  });

  it("doesn't find the words that all cards have", () => {
    show();

    type(words.learnMore);

    expect(shownNames()).toEqual([]);
  });

  it('counts in each category what the search finds', () => {
    show();

    type(category);

    const counts = categories.map((name) =>
      Number(button(name).querySelector('span')?.textContent),
    );
    expect(button(words.all)).toHaveTextContent(String(shownNames().length));
    expect(counts.reduce((sum, count) => sum + count)).toBe(shownNames().length);
  });

  it('offers to show all tools when nothing is found', async () => {
    show();
    await press(category);
    type('no such tool');
    expect(screen.getByText(words.noMatch)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(countText(0));

    await press(words.showAll);

    expect(shownNames()).toEqual(allNames);
    expect(search()).toHaveValue('');
    expect(button(words.all)).toHaveFocus();
  });
});

describe('the address', () => {
  it('that names an unknown category shows all tools, and says so', () => {
    history.replaceState(null, '', '/tools?category=$%26');
    show();

    expect(shownNames()).toEqual(allNames);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${words.unknownCategory.replace('{category}', '$$&')} ${countText(total)}`,
    );
    expect(button(words.all)).toHaveAttribute('aria-pressed', 'true');
  });

  it('means a category also by its name', () => {
    history.replaceState(null, '', `/tools?category=${encodeURIComponent(` ${category}`)}`);
    show();

    expect(shownNames()).toEqual(namesIn(category));
  });

  it('has the search when a link is followed right after typing', () => {
    show();
    fireEvent.input(screen.getByRole('searchbox'), {target: {value: 'agent'}});
    fireEvent(window, new Event('pagehide'));

    expect(location.search).toBe('?q=agent');
  });

  it('has the search when a link to a part of the page is followed right after typing', () => {
    show();
    type('agent');
    history.replaceState(null, '', '/tools#compare-cursor');
    fireEvent.popState(window);
    fireEvent(window, new Event('pagehide'));

    expect(search()).toHaveValue('agent');
    expect(location.search + location.hash).toBe('?q=agent#compare-cursor');
  });

  it('leads no longer to a card that the search may hide', () => {
    history.replaceState(null, '', '/tools#tool-cursor');
    show();
    fireEvent.input(screen.getByRole('searchbox'), {target: {value: 'agent'}});
    fireEvent(window, new Event('pagehide'));

    expect(location.search + location.hash).toBe('?q=agent');
  });

  it('that is too long for a server becomes shorter with the next choice', async () => {
    history.replaceState(null, '', `/tools?q=${'x'.repeat(8000)}`);
    show();

    await press(category);

    expect(location.href.length).toBeLessThan(200);
  });

  it('of a hidden tool shows it', () => {
    const [hidden] = tools.filter((tool) => tool.category !== category);
    history.replaceState(null, '', `/tools?category=${idOf(category)}#tool-${hidden?.id}`);
    show();

    expect(shownNames()).toEqual(allNames);
    expect(location.search + location.hash).toBe(`#tool-${hidden?.id}`);
  });
});
