import {screen} from '@testing-library/react';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import Footer from '.';

it('has no list of social links without any', () => {
  const {footer} = records.site;
  const socialLinks = () => screen.queryByRole('list', {name: footer.socialTitle});
  const {unmount} = renderInSite(<Footer />);
  expect(socialLinks()).toBeVisible();

  unmount();
  footer.social = [];
  renderInSite(<Footer />);
  expect(socialLinks()).toBeNull();
});
