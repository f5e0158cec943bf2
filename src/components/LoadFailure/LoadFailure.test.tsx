import {render, screen} from '@testing-library/react';
import LoadFailure from '.';

it('offers to reload the page or to write, in the order of the text', () => {
  render(
    <LoadFailure
      text="It didn’t load. {reload}, or write to {email}."
      reload="Reload"
      page="/contact"
      email={{label: 'info@example.com', href: 'mailto:info@example.com'}}
    />,
  );

  expect(screen.getByRole('alert')).toHaveTextContent(
    /^It didn’t load\. Reload, or write to info@example\.com\.$/,
  );
  const links = screen.getByRole('alert').querySelectorAll('a');
  expect(Array.from(links, (link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Reload', '/contact'],
    ['info@example.com', 'mailto:info@example.com'],
  ]);
});
