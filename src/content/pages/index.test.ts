import {screen} from '@testing-library/react';
import {showPage} from '../../testing/pages';

describe('Home', () => {
  beforeEach(async () => {
    await showPage('index');
  });

  it('leads from its headline to the benefits and the process', () => {
    expect(
      screen.getByRole('heading', {level: 1, name: 'Transform Your Development Process'}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: 'Explore Benefits'})).toHaveAttribute(
      'href',
      '/benefits',
    );
    expect(screen.getByRole('link', {name: 'View Implementation'})).toHaveAttribute(
      'href',
      '/process',
    );
  });

  it('has four cards, each leading to its section of the benefits', () => {
    const links = screen.getAllByRole('link', {name: /^Learn more/});
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/benefits#sales-marketing',
      '/benefits#productivity',
      '/benefits#technical-solutions',
      '/benefits#cost-reduction',
    ]);
    expect(links.map((link) => link.closest('li')?.querySelector('h3')?.textContent)).toEqual([
      'Sales & Marketing',
      'Productivity',
      'Technical Solutions',
      'Cost Reduction',
    ]);
  });

  it('closes with the way to a meeting', () => {
    expect(
      screen.getByRole('heading', {level: 2, name: 'Ready to Transform Example IT Services?'}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: 'Schedule a Meeting'})).toHaveAttribute(
      'href',
      '/contact',
    );
  });
});
