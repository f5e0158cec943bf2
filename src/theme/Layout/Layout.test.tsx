import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import {HelmetProvider} from 'react-helmet-async';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Layout from '.';

beforeEach(() => {
  renderInSite(
    <HelmetProvider>
      <TitleFormatter>
        <RouteContextProvider value={{plugin: {id: 'default', name: 'docs'}}}>
          <Layout title="A page">
            <h1>The page’s heading</h1>
          </Layout>
        </RouteContextProvider>
      </TitleFormatter>
    </HelmetProvider>,
  );
});

it('has the navbar, the page and the footer, in that order', () => {
  const main = screen.getByRole('main');

  const parts = Array.from(document.querySelectorAll('header, main, footer'));
  expect(parts).toEqual([screen.getByRole('banner'), main, screen.getByRole('contentinfo')]);
  expect(main).toContainElement(screen.getByRole('heading', {level: 1}));
});

it('ends the page title with the brand', async () => {
  const {brand} = readRecord(process.cwd(), 'site');

  await waitFor(() => expect(document.title).toBe(`A page | ${brand}`));
});

it('starts with a link past the navbar to a focusable element', async () => {
  await userEvent.tab();

  const skipLink = screen.getByRole('link', {
    name: readRecord(process.cwd(), 'interface').skipLink,
  });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});
