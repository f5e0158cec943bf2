import {render, screen} from '@testing-library/react';
import ContactDetails from '.';

beforeEach(() => {
  render(
    <ContactDetails
      email={{label: 'info@example.com', href: 'mailto:info@example.com'}}
      phone={{label: '+1 202-555-0142', href: 'tel:+12025550142'}}
      words={{email: 'E-mail', phone: 'Phone'}}
    />,
  );
});

it.each([
  ['E-mail', 'info@example.com', 'mailto:info@example.com'],
  ['Phone', '+1 202-555-0142', 'tel:+12025550142'],
])('labels the %s and links %s', (term, label, href) => {
  expect(screen.getByText(term).nextElementSibling).toHaveTextContent(label);
  expect(screen.getByRole('link', {name: label})).toHaveAttribute('href', href);
});

it("doesn't open the links in a new tab", () => {
  screen.getAllByRole('link').forEach((link) => {
    expect(link).not.toHaveAttribute('target');
  });
});
