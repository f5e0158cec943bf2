import {fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import Navbar from '.';

const menu = () => screen.getByRole('navigation');

it('closes its menu when the visitor leaves the page', () => {
  const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  renderInSite(<Navbar />);
  expect(hidePopover).not.toHaveBeenCalled();

  fireEvent(window, new Event('pagehide'));
  expect(hidePopover.mock.contexts).toEqual([menu()]);
});

it('with a client-side router, has a new menu, which is closed, when the page changes', async () => {
  const [here, there] = records.site.navbar;
  renderInSite(<Navbar />);
  const first = menu();
  await userEvent.click(screen.getByRole('link', {name: here?.name}));
  expect(menu()).toBe(first);

  await userEvent.click(screen.getByRole('link', {name: there?.name}));
  expect(menu()).not.toBe(first);
});
