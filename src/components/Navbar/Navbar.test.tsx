import {act, fireEvent, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import Navbar from '.';

const hidePopover = jest.spyOn(HTMLElement.prototype, 'hidePopover');
const menu = () => screen.getByRole('navigation');

beforeEach(() => {
  hidePopover.mockClear();
});

it('closes its menu when the visitor leaves the page, and when the focus leaves the bar', () => {
  renderInSite(
    <>
      <Navbar />
      <main>
        <a href="#main">Below</a>
      </main>
    </>,
  );
  act(() => screen.getByRole('link', {name: records.site.brand}).focus());
  expect(hidePopover).not.toHaveBeenCalled();

  act(() => screen.getByText('Below').focus());
  expect(hidePopover.mock.contexts).toEqual([menu()]);

  fireEvent(window, new Event('pagehide'));
  expect(hidePopover).toHaveBeenCalledTimes(2);
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
