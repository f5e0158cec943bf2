import {render} from '@testing-library/react';
import records from '../../testing/records';
import ContactDetails from '.';

it('lists our addresses, and the people behind the site if there are any', () => {
  records.site.people = [{name: 'Ada Example', role: 'Engineer'}];
  const {container} = render(<ContactDetails />);

  const details = Array.from(container.querySelectorAll('dd'), ({textContent}) => textContent);
  const {email, phone} = records.site.contact;
  expect(details).toEqual([email, phone, 'Ada Example, Engineer']);
});
