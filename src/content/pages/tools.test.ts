import {screen} from '@testing-library/react';
import {headingsIn, sectionOf, showPage} from '../../testing/pages';

describe('Tools', () => {
  beforeEach(async () => {
    await showPage('tools');
  });

  it('compares twelve tools in eleven columns', () => {
    expect(screen.getAllByRole('columnheader')).toHaveLength(11);
    expect(screen.getAllByRole('rowheader')).toHaveLength(12);
  });

  it('has twenty cards and three boxes', () => {
    expect(screen.getAllByRole('link', {name: /^Learn more about/})).toHaveLength(20);
    expect(headingsIn(sectionOf('Before you commit'), 3)).toEqual([
      'Selection Criteria',
      'Implementation Steps',
      'Best Practices',
    ]);
  });
});
