import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import Footer from '.';

beforeEach(() => {
  renderInSite(
    <Footer
      site={{
        brand: 'AI Vibe Coding',
        tagline: 'From first demo to daily work.',
        client: {name: 'Example IT Services', url: 'https://www.example.com'},
        contact: {email: 'info@example.com', phone: '+1 202-555-0142'},
        footer: {
          quickLinksTitle: 'Quick Links',
          quickLinks: [
            {name: 'Home', path: '/'},
            {name: 'AI Tools', path: '/tools'},
          ],
          contactTitle: 'Contact',
          socialTitle: 'Follow us',
          social: [
            {name: 'Twitter', url: 'https://twitter.com', icon: [['path', {d: 'M0 0h1'}]]},
            {name: 'GitHub', url: 'https://github.com', icon: [['path', {d: 'M0 0h2'}]]},
          ],
          rights: 'All rights reserved.',
          preparedFor: 'Prepared exclusively for',
        },
      }}
      year={2031}
    />,
  );
});

const linksBelow = (title: string) => {
  const column = screen.getByRole('heading', {level: 2, name: title}).parentElement as HTMLElement;
  return within(column)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

it('has three columns, starting with the brand', () => {
  const [columns] = screen.getByRole('contentinfo').children;
  expect(columns?.children).toHaveLength(3);
  expect(columns?.firstElementChild).toHaveTextContent(
    'AI Vibe CodingFrom first demo to daily work.',
  );
});

it('lists the quick links in order', () => {
  expect(linksBelow('Quick Links')).toEqual([
    ['Home', '/'],
    ['AI Tools', '/tools'],
  ]);
});

it('links the e-mail address and the phone number', () => {
  expect(linksBelow('Contact')).toEqual([
    ['info@example.com', 'mailto:info@example.com'],
    ['+1 202-555-0142', 'tel:+12025550142'],
  ]);
  expect(screen.getByRole('link', {name: 'info@example.com'})).not.toHaveAttribute('target');
});

it('opens each social link in a new tab and names it for screen readers', () => {
  const social = within(screen.getByRole('list', {name: 'Follow us'}));
  expect(social.getAllByRole('link')).toHaveLength(2);
  const gitHub = social.getByRole('link', {name: /^GitHub \(/});
  expect(gitHub).toHaveAttribute('href', 'https://github.com');
  expect(gitHub).toHaveAttribute('target', '_blank');
  expect(gitHub.querySelector('svg[aria-hidden="true"] path')).toHaveAttribute('d', 'M0 0h2');
});

it('shows the copyright notice', () => {
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    '© 2031 AI Vibe Coding. All rights reserved.',
  );
});

it('links to the client in a new tab', () => {
  const client = screen.getByRole('link', {name: /^Example IT Services \(/});
  expect(client.parentElement).toHaveTextContent('Prepared exclusively for Example IT Services');
  expect(client).toHaveAttribute('href', 'https://www.example.com');
  expect(client).toHaveAttribute('target', '_blank');
});
