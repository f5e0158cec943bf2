import {fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {bothWaysAttached} from '../../testing/islands';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import Navbar from '.';

const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');
const menu = () => screen.getByRole('navigation');

beforeEach(() => {
  hidePopover.mockClear();
});

describe.each(bothWaysAttached('Navbar', Navbar))('the menu, %s', (_way, show) => {
  it('closes when the visitor leaves the page', () => {
    show({});
    expect(hidePopover).not.toHaveBeenCalled();

    fireEvent(window, new Event('pagehide'));

    expect(hidePopover.mock.contexts).toContain(menu());
  });

  it('the bar knows when the page is scrolled more than 10 pixels, also when it opens scrolled', () => {
    const scrollTo = (top: number) => {
      Object.assign(window, {scrollY: top});
      fireEvent.scroll(window);
      return screen.getByRole('banner').hasAttribute('data-scrolled');
    };
    Object.assign(window, {scrollY: 11});
    show({});
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled');

    expect(scrollTo(10)).toBe(false);
    expect(scrollTo(11)).toBe(true);
    expect(scrollTo(0)).toBe(false);
  });
});

it('with a client-side router, the menu closes when the page changes, and only then', async () => {
  const [here, there] = records.site.navbar;
  renderInSite(<Navbar />);
  await userEvent.click(screen.getByRole('link', {name: here?.name}));
  expect(hidePopover.mock.contexts).not.toContain(menu());

  await userEvent.click(screen.getByRole('link', {name: there?.name}));
  expect(hidePopover.mock.contexts).toContain(menu());
});
