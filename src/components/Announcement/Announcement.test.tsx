import {screen} from '@testing-library/react';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import Announcement from '.';

const announce = (announcement: typeof records.site.announcement) => {
  records.site.announcement = announcement;
  renderInSite(<Announcement />);
};

beforeEach(() => jest.useFakeTimers({now: new Date(2027, 2, 4, 23, 59)}));
afterEach(() => jest.useRealTimers());

it('is shown on its last day, with a link', () => {
  announce({text: 'See a demo', link: '/contact', until: '2027-03-04'});

  const notice = screen.getByRole('complementary', {name: records.uiTexts.announcement.label});
  expect(notice).toContainElement(screen.getByRole('link', {name: 'See a demo'}));
});

it('doesn’t need a link', () => {
  announce({text: 'See a demo', until: '2027-03-05'});

  expect(screen.getByText('See a demo')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([undefined, {text: 'See a demo', until: '2027-03-03'}])('shows nothing for %j', (none) => {
  announce(none);

  expect(screen.queryByRole('complementary')).toBeNull();
});
