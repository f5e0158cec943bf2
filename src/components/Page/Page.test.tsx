import {render, screen} from '@testing-library/react';
import Page from '.';

it('shows its title as the heading, before the content', () => {
  render(
    <Page title="Privacy">
      <p>Text</p>
    </Page>,
  );

  const heading = screen.getByRole('heading', {level: 1, name: 'Privacy'});
  expect(heading.nextElementSibling).toBe(screen.getByText('Text'));
});

it('has no heading without a title', () => {
  render(
    <Page>
      <h1>Benefits</h1>
    </Page>,
  );

  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Benefits',
  ]);
});
