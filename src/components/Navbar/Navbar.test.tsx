import {fireEvent, render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {showAttachedIsland} from '../../testing/islands';
import Navbar from '.';

const bar = (props: Partial<ComponentProps<typeof Navbar>> = {}) => (
  <Navbar
    brand="AI Vibe Coding"
    homeHref="/"
    links={[
      {name: 'Home', href: '/'},
      {name: 'Benefits', href: '/benefits'},
      {name: 'Tools', href: '/tools'},
    ]}
    currentPath="/"
    words={{label: 'Main', menu: 'Menu'}}
    {...props}
  />
);

describe('the navbar', () => {
  it('links the brand to the home page', () => {
    render(bar({homeHref: '/preview/7/'}));

    expect(screen.getByRole('link', {name: 'AI Vibe Coding'})).toHaveAttribute(
      'href',
      '/preview/7/',
    );
  });

  it('has its links in order', () => {
    render(bar());

    const links = within(screen.getByRole('navigation', {name: 'Main'})).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Benefits', '/benefits'],
      ['Tools', '/tools'],
    ]);
  });

  it('marks only the link to the current page', () => {
    render(bar({currentPath: '/benefits'}));

    const current = screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current).toEqual([['Benefits', 'page']]);
  });

  it('renders its links with the given component', () => {
    const RouterLink = ({children, ...props}: ComponentProps<'a'>) => (
      <a {...props} data-router>
        {children}
      </a>
    );
    render(bar({linkAs: RouterLink}));

    screen.getAllByRole('link').forEach((link) => {
      expect(link).toHaveAttribute('data-router');
    });
  });
});

it("doesn't change when its script starts", () => {
  const {htmlBefore, island} = showAttachedIsland('Navbar', bar());

  expect(island.innerHTML).toBe(htmlBefore);
});

describe.each([
  ['rendered by React', () => void render(bar())],
  ['as the island that ships', () => void showAttachedIsland('Navbar', bar())],
])('the navbar, %s', (_way, show) => {
  describe('its menu', () => {
    const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');
    const button = () => screen.getByRole('button', {name: 'Menu'});

    beforeEach(() => {
      hidePopover.mockClear();
    });

    it('is a popover that the button opens', () => {
      show();

      const menu = screen.getByRole('navigation');
      expect(menu).toHaveAttribute('popover', 'auto');
      expect(button()).toHaveAttribute('popovertarget', menu.id);
    });

    it('closes when the focus leaves the navbar, and not before', () => {
      show();
      const outside = document.body.appendChild(document.createElement('button'));

      button().focus();
      screen.getAllByRole('link').forEach((link) => link.focus());
      expect(hidePopover.mock.contexts).not.toContain(screen.getByRole('navigation'));

      outside.focus();
      expect(hidePopover.mock.contexts).toContain(screen.getByRole('navigation'));
    });

    it('closes when the visitor leaves the page', () => {
      show();
      expect(hidePopover).not.toHaveBeenCalled();

      fireEvent(window, new Event('pagehide'));

      expect(hidePopover.mock.contexts).toContain(screen.getByRole('navigation'));
    });
  });
});

describe('with a client-side router', () => {
  const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');

  beforeEach(() => {
    hidePopover.mockClear();
  });

  it('closes the menu when the page changes', () => {
    const {rerender} = render(bar({currentPath: '/'}));
    expect(hidePopover).not.toHaveBeenCalled();

    rerender(bar({currentPath: '/tools'}));

    expect(hidePopover.mock.contexts).toEqual([screen.getByRole('navigation')]);
  });

  it("doesn't close the menu while the page stays the same", () => {
    const {rerender} = render(bar({currentPath: '/tools'}));

    rerender(bar({currentPath: '/tools'}));

    expect(hidePopover).not.toHaveBeenCalled();
  });
});
