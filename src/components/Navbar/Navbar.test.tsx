import {createEvent, fireEvent, render, screen, within} from '@testing-library/react';
import type {ComponentProps} from 'react';
import Navbar from '.';

const bar = (props: Partial<ComponentProps<typeof Navbar>> = {}) => (
  <Navbar
    brand="AI Vibe Coding"
    homeHref="/"
    links={[
      {label: 'Home', href: '/'},
      {label: 'Benefits', href: '/benefits'},
      {label: 'Tools', href: '/tools'},
    ]}
    currentPath="/"
    words={{label: 'Main', menu: 'Menu'}}
    {...props}
  />
);

describe('the bar', () => {
  it('has the brand, which leads home', () => {
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

  it('marks the link of the page that is shown, and no other', () => {
    render(bar({currentPath: '/benefits'}));

    const current = screen
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
    expect(current).toEqual([['Benefits', 'page']]);
  });

  it('renders its links with what it is given', () => {
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

describe('the menu', () => {
  const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  const toggleMenu = (newState: 'open' | 'closed') => {
    const menu = screen.getByRole('navigation');
    // What a browser says when it opened or closed a popover; jsdom has none.
    fireEvent(menu, Object.assign(createEvent('toggle', menu), {newState}));
  };

  beforeEach(() => {
    hidePopover.mockClear();
  });

  it('is a popover, which the button opens', () => {
    render(bar());

    const button = screen.getByRole('button', {name: 'Menu'});
    const menu = screen.getByRole('navigation');
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(button).toHaveAttribute('popovertarget', menu.id);
    expect(button).toHaveAttribute('aria-controls', menu.id);
  });

  it('tells on its button whether it is open', () => {
    render(bar());
    const button = screen.getByRole('button', {name: 'Menu'});

    expect(button).toHaveAttribute('aria-expanded', 'false');
    toggleMenu('open');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    toggleMenu('closed');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the page changes', () => {
    const {rerender} = render(bar({currentPath: '/'}));
    expect(hidePopover).not.toHaveBeenCalled();

    rerender(bar({currentPath: '/tools'}));

    expect(hidePopover.mock.contexts).toEqual([screen.getByRole('navigation')]);
  });

  it('stays as it is while the page stays', () => {
    const {rerender} = render(bar({currentPath: '/tools'}));

    rerender(bar({currentPath: '/tools'}));

    expect(hidePopover).not.toHaveBeenCalled();
  });
});
