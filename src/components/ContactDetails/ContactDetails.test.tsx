import {render, screen} from '@testing-library/react';
import ContactDetails from '.';

it('lists our addresses and the people behind the site', () => {
  const {container} = render(
    <ContactDetails
      email={{label: 'info@example.com', href: 'mailto:info@example.com'}}
      phone={{label: '+1 202-555-0142', href: 'tel:+12025550142'}}
      people={[{name: 'Ada Example', role: 'Engineer'}]}
      words={{email: 'Email', phone: 'Phone', people: 'Who answers'}}
    />,
  );

  const details = Array.from(container.querySelectorAll('dt, dd'), ({textContent}) => textContent);
  expect(details).toEqual([
    ...['Email', 'info@example.com'],
    ...['Phone', '+1 202-555-0142'],
    ...['Who answers', 'Ada Example, Engineer'],
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['mailto:info@example.com', 'tel:+12025550142']);
});
