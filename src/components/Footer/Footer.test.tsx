import {screen, within} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import Footer from '.';

beforeEach(() => {
  renderInSite(
    <Footer
      brand="AI Vibe Coding"
      tagline="From first demo to daily work."
      social={{
        title: 'Follow us',
        links: [
          {name: 'Twitter', url: 'https://twitter.com', icon: [['path', {d: 'M0 0h1'}]]},
          {name: 'GitHub', url: 'https://github.com', icon: [['path', {d: 'M0 0h2'}]]},
        ],
      }}
      columns={[
        {
          title: 'Quick Links',
          items: [
            {label: 'Home', to: '/'},
            {label: 'AI Tools', to: '/tools'},
          ],
        },
        {title: 'Contact', items: [{label: 'info@example.com', href: 'mailto:info@example.com'}]},
      ]}
      year={2031}
      rights="All rights reserved."
      preparedFor="Prepared exclusively for"
      client={{name: 'Example IT Services', url: 'https://www.example.com'}}
    />,
  );
});

const linksBelow = (title: string) => {
  const column = screen.getByRole('heading', {level: 2, name: title}).parentElement as HTMLElement;
  return within(column)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

it('has three columns: the brand, and the two that it is given', () => {
  const [columns] = screen.getByRole('contentinfo').children;
  expect(columns?.children).toHaveLength(3);
  expect(columns?.firstElementChild).toHaveTextContent(
    'AI Vibe CodingFrom first demo to daily work.',
  );
});

it('lists the links of a column in order', () => {
  expect(linksBelow('Quick Links')).toEqual([
    ['Home', '/'],
    ['AI Tools', '/tools'],
  ]);
});

it('lists an address that is no page', () => {
  expect(linksBelow('Contact')).toEqual([['info@example.com', 'mailto:info@example.com']]);
  expect(screen.getByRole('link', {name: 'info@example.com'})).not.toHaveAttribute('target');
});

it('names each social link, which opens in a new tab', () => {
  const social = within(screen.getByRole('list', {name: 'Follow us'}));
  expect(social.getAllByRole('link')).toHaveLength(2);
  const gitHub = social.getByRole('link', {name: 'GitHub'});
  expect(gitHub).toHaveAttribute('href', 'https://github.com');
  expect(gitHub).toHaveAttribute('target', '_blank');
  expect(gitHub.querySelector('svg[aria-hidden="true"] path')).toHaveAttribute('d', 'M0 0h2');
});

it('ends with the year, the brand and the rights', () => {
  expect(screen.getByText('© 2031 AI Vibe Coding. All rights reserved.')).toBeVisible();
});

it('says for whom it was made, with a link outside', () => {
  const client = screen.getByRole('link', {name: 'Example IT Services'});
  expect(client.parentElement).toHaveTextContent('Prepared exclusively for Example IT Services');
  expect(client).toHaveAttribute('href', 'https://www.example.com');
  expect(client).toHaveAttribute('target', '_blank');
});
