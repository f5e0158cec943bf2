import {screen} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import LegalLinks from '.';

it('shows nothing without links', () => {
  const {container} = renderInSite(<LegalLinks links={[]} />);

  expect(container).toBeEmptyDOMElement();
});

it('links to pages of this site, and to other sites', () => {
  renderInSite(
    <LegalLinks
      links={[
        {name: 'Privacy', to: '/privacy'},
        {name: 'Imprint', to: 'https://www.example.com/imprint'},
      ]}
    />,
  );

  expect(screen.getByRole('link', {name: 'Privacy'})).toHaveAttribute('href', '/privacy');
  const imprint = screen.getByRole('link', {name: /^Imprint/});
  expect(imprint).toHaveAttribute('href', 'https://www.example.com/imprint');
});
