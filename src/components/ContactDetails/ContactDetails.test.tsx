import {render} from '@testing-library/react';
import {readRecords} from '../../content/readRecords';
import ContactDetails from '.';

const records = readRecords(process.cwd());
const people = [{name: 'Ada Example', role: 'Engineer'}];

jest.mock('../../content/useRecords', () => ({
  useRecords: () => ({...records, site: {...records.site, people}}),
}));

it('lists our addresses, and the people behind the site if there are any', () => {
  const {container} = render(<ContactDetails />);

  const details = Array.from(container.querySelectorAll('dd'), ({textContent}) => textContent);
  const {email, phone} = records.site.contact;
  expect(details).toEqual([email, phone, 'Ada Example, Engineer']);
});
