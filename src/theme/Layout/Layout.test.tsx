import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {TitleFormatterProvider} from '@docusaurus/theme-common/internal';
import {screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {HelmetProvider} from 'react-helmet-async';
import {readRecord} from '../../content/readRecords';
import {renderInSite} from '../../testing/renderInSite';
import Layout from '.';

beforeEach(() => {
  renderInSite(
    <HelmetProvider>
      <TitleFormatterProvider formatter={({title}) => title}>
        <RouteContextProvider value={{plugin: {id: 'default', name: 'docs'}}}>
          <Layout title="Benefits">
            <h1>Transformational Benefits</h1>
          </Layout>
        </RouteContextProvider>
      </TitleFormatterProvider>
    </HelmetProvider>,
  );
});

it('holds the bar, the page and the footer, in this order', () => {
  const main = screen.getByRole('main');

  const parts = Array.from(document.querySelectorAll('header, main, footer'));
  expect(parts).toEqual([screen.getByRole('banner'), main, screen.getByRole('contentinfo')]);
  expect(main).toContainElement(screen.getByRole('heading', {level: 1}));
});

it('begins with a way past the bar, to a part of the page that can take the focus', async () => {
  await userEvent.tab();

  const skipLink = screen.getByRole('link', {
    name: readRecord(process.cwd(), 'interface').skipLink,
  });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
});
