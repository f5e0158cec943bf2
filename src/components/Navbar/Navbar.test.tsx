import {fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {showAttachedIsland} from '../../testing/islands';
import Navbar from '.';

const bar = (props: Partial<ComponentProps<typeof Navbar>> = {}) => (
  <Navbar
    brand="AI Vibe Coding"
    homeHref="/preview/7/"
    links={[
      {name: 'Home', href: '/preview/7/'},
      {name: 'Tools', href: '/preview/7/tools'},
    ]}
    currentPath="/preview/7/"
    words={{label: 'Main', menu: 'Menu'}}
    {...props}
  />
);

const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');
const menu = () => screen.getByRole('navigation', {name: 'Main'});

beforeEach(() => {
  hidePopover.mockClear();
});

it('links the brand to the home page, and marks only the link to the current page', () => {
  render(bar({currentPath: '/preview/7/tools'}));

  const links = screen.getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]),
  ).toEqual([
    ['AI Vibe Coding', '/preview/7/', null],
    ['Home', '/preview/7/', null],
    ['Tools', '/preview/7/tools', 'page'],
  ]);
});

it("doesn't change when its script starts", () => {
  const {htmlBefore, island} = showAttachedIsland('Navbar', bar());

  expect(island.innerHTML).toBe(htmlBefore);
});

describe.each([
  ['rendered by React', () => void render(bar())],
  ['as the island that ships', () => void showAttachedIsland('Navbar', bar())],
])('the menu, %s', (_way, show) => {
  const button = () => screen.getByRole('button', {name: 'Menu'});

  beforeEach(show);

  it('is a popover that the button opens', () => {
    expect(menu()).toHaveAttribute('popover', 'auto');
    expect(button()).toHaveAttribute('popovertarget', menu().id);
  });

  it('closes when the focus leaves the navbar, and not before', () => {
    const outside = document.body.appendChild(document.createElement('button'));
    button().focus();
    screen.getAllByRole('link').forEach((link) => link.focus());
    expect(hidePopover.mock.contexts).not.toContain(menu());

    outside.focus();
    expect(hidePopover.mock.contexts).toContain(menu());
  });

  it('closes when the visitor leaves the page', () => {
    expect(hidePopover).not.toHaveBeenCalled();

    fireEvent(window, new Event('pagehide'));

    expect(hidePopover.mock.contexts).toContain(menu());
  });
});

it('with a client-side router, the menu closes when the page changes, and only then', () => {
  const {rerender} = render(bar());
  rerender(bar());
  expect(hidePopover).not.toHaveBeenCalled();

  rerender(bar({currentPath: '/preview/7/tools'}));
  expect(hidePopover.mock.contexts).toEqual([menu()]);
});
