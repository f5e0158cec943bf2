import {render, screen} from '@testing-library/react';
import Hero from '.';

it.each(['thread', undefined] as const)('shows its text and the drawing %s', (drawing) => {
  const {container} = render(
    <Hero drawing={drawing}>
      <h1>Implementation Process</h1>
    </Hero>,
  );

  expect(screen.getByRole('heading', {level: 1, name: 'Implementation Process'})).toBeVisible();
  expect(container.querySelector('svg')?.dataset.drawing).toBe(drawing);
});
