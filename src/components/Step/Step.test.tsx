import {render, screen, within} from '@testing-library/react';
import Step from '.';

it('is a list item with a title and a text', () => {
  render(
    <ol>
      <Step title="Describe">
        <p>In plain language.</p>
      </Step>
    </ol>,
  );

  const step = within(screen.getByRole('listitem'));
  expect(step.getByRole('heading', {level: 3, name: 'Describe'})).toBeVisible();
  expect(step.getByRole('paragraph')).toHaveTextContent('In plain language.');
});
