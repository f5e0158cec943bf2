import {render, screen, within} from '@testing-library/react';
import Stage from '.';

it('is a list item with a period, a title and a text', () => {
  render(
    <ol>
      <Stage period="Months 3–4" title="Initial rollout">
        <p>Two teams begin.</p>
      </Stage>
    </ol>,
  );

  const stage = within(screen.getByRole('listitem'));
  expect(stage.getByRole('heading', {level: 3, name: 'Initial rollout'})).toBeVisible();
  expect(stage.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'Months 3–4',
    'Two teams begin.',
  ]);
});
