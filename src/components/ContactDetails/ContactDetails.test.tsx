import {render, screen} from '@testing-library/react';
import ContactDetails from '.';

beforeEach(() => {
  render(
    <ContactDetails
      email={{label: 'info@example.com', href: 'mailto:info@example.com'}}
      phone={{label: '+1 202-555-0142', href: 'tel:+12025550142'}}
      people={[{name: 'Ada Example', role: 'Engineer'}]}
      words={{email: 'Email', phone: 'Phone', people: 'Who answers'}}
    />,
  );
});

it.each([
  ['Email', 'info@example.com', 'mailto:info@example.com'],
  ['Phone', '+1 202-555-0142', 'tel:+12025550142'],
])('labels the %s and links %s', (term, label, href) => {
  expect(screen.getByText(term).nextElementSibling).toHaveTextContent(label);
  expect(screen.getByRole('link', {name: label})).toHaveAttribute('href', href);
});

it('names the people behind the site', () => {
  expect(screen.getByText('Who answers').nextElementSibling).toHaveTextContent(
    'Ada Example, Engineer',
  );
});

it("doesn't open the links in a new tab", () => {
  screen.getAllByRole('link').forEach((link) => {
    expect(link).not.toHaveAttribute('target');
  });
});
