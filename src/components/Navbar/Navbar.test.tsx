import {fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {showAttachedIsland} from '../../testing/islands';
import Navbar from '.';

const bar = (props: Partial<ComponentProps<typeof Navbar>> = {}) => (
  <Navbar
    brand="AI Vibe Coding"
    homeHref="/preview/7/"
    links={[]}
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

describe.each([
  ['rendered by React', () => void render(bar())],
  ['as the island that ships', () => showAttachedIsland('Navbar', bar())],
])('the menu, %s', (_way, show) => {
  it('closes when the visitor leaves the page', () => {
    show();
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
