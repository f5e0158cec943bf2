import {screen} from '@testing-library/react';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import LegalLinks from '.';

it('shows nothing without links', () => {
  records.site.legal = [];
  const {container} = renderInSite(<LegalLinks />);

  expect(container).toBeEmptyDOMElement();
});

it('links to pages of this site, and to other sites', () => {
  records.site.legal = [
    {name: 'Privacy', to: '/privacy'},
    {name: 'Imprint', to: 'https://www.example.com/imprint'},
  ];
  renderInSite(<LegalLinks />);

  expect(screen.getByRole('link', {name: 'Privacy'})).toHaveAttribute('href', '/privacy');
  const imprint = screen.getByRole('link', {name: /^Imprint/});
  expect(imprint).toHaveAttribute('href', 'https://www.example.com/imprint');
});
