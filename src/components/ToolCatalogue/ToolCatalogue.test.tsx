import {act, fireEvent, screen} from '@testing-library/react';
import {readRecords} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import {idOf} from '../../tools/idOf';
import ToolCatalogue from '.';

const {tools, uiTexts} = readRecords(process.cwd());
const words = uiTexts.toolCatalogue;
const total = tools.length;
const categories = Array.from(new Set(tools.map(({category}) => category)));
const [category = '', other = '', third = ''] = categories;
const namesIn = (name: string) =>
  tools.filter((tool) => tool.category === name).map((tool) => tool.name);
const allNames = tools.map(({name}) => name);

// By role, this would take seconds: jsdom computes the style of every card.
const shownNames = () =>
  Array.from(document.querySelectorAll('li:not([hidden]) h3'), (name) => name.textContent);
const button = (name: string) => screen.getByText(name, {selector: 'button'});
const pressedNames = () =>
  Array.from(document.querySelectorAll('[aria-pressed=true]'), ({firstChild}) =>
    firstChild?.textContent?.trim(),
  );
const press = (name: string) =>
  act(() => {
    button(name).click();
    return Promise.resolve();
  });
const countText = (shown: number) =>
  words.count.replace('{shown}', `${shown}`).replace('{total}', `${total}`);

afterEach(() => jest.restoreAllMocks());

const show = (address = '/tools') => {
  history.replaceState(null, '', address);
  renderInSite(<ToolCatalogue />);
};

describe('the catalogue', () => {
  it('shows one category at a time, and all again', async () => {
    show();
    const names = screen
      .getAllByText(/./, {selector: 'button'})
      .map((each) => each.firstChild?.textContent?.trim());
    expect(names).toEqual([words.all, ...categories]);
    expect(pressedNames()).toEqual([words.all]);

    await press(category);
    await press(other);
    expect(pressedNames()).toEqual([other]);
    expect(shownNames()).toEqual(namesIn(other));
    expect(screen.getByRole('status')).toHaveTextContent(countText(namesIn(other).length));
    expect(location.search).toBe(`?category=${idOf(other)}`);

    await press(words.all);
    expect(shownNames()).toEqual(allNames);
    expect(location.search).toBe('');
  });

  it('says how many tools each category has', () => {
    show();

    const counts = categories.map((name) => Number(button(name).lastElementChild?.textContent));
    expect(counts).toEqual(categories.map((name) => namesIn(name).length));
    expect(button(words.all)).toHaveTextContent(String(total));
  });

  it('scrolls the row of categories only to one that was chosen', async () => {
    // Each button is 100 px wide, and the row shows the first two.
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const row = this.closest('[role=group]');
      const left = Array.from(row?.children ?? []).indexOf(this) * 100 - (row?.scrollLeft ?? 0);
      return this === row ? new DOMRect(0, 0, 200, 44) : new DOMRect(left, 0, 100, 44);
    });
    show();
    const row = screen.getByRole('group');

    await press(third);
    expect(row.scrollLeft).toBe(250);

    // A link to a card, and a parameter of another page, choose no category.
    row.scrollLeft = 40;
    for (const more of ['&utm_source=mail', `#tool-${namesIn(third)[0]}`]) {
      act(() => {
        history.replaceState(null, '', location.search + more);
        fireEvent.popState(window);
      });
    }
    expect(pressedNames()).toEqual([third]);
    expect(row.scrollLeft).toBe(40);

    await press(words.all);
    expect(row.scrollLeft).toBeLessThanOrEqual(0);
  });
});

describe('the address', () => {
  it('that names an unknown category shows all tools, and says so', () => {
    show('/tools?category=$%26');

    expect(shownNames()).toEqual(allNames);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${words.unknownCategory.replace('{category}', '$$&')} ${countText(total)}`,
    );
    expect(pressedNames()).toEqual([words.all]);
  });

  it('means a category also by its name', () => {
    show(`/tools?category=${encodeURIComponent(` ${category}`)}`);

    expect(shownNames()).toEqual(namesIn(category));
  });

  it('of a card in another category shows all tools, and leads to the card', () => {
    const scrollIntoView = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const hidden = tools.find((tool) => tool.category !== category);
    show(`/tools?category=${idOf(category)}#tool-${hidden?.id}`);

    expect(shownNames()).toEqual(allNames);
    expect(pressedNames()).toEqual([words.all]);
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.querySelector(`#tool-${hidden?.id}`));
  });

  it('of a card in the category keeps the category', () => {
    const shown = tools.find((tool) => tool.category === category);
    show(`/tools?category=${idOf(category)}#tool-${shown?.id}`);

    expect(shownNames()).toEqual(namesIn(category));
  });
});
