import {render, screen, within} from '@testing-library/react';
import Phase from '../Phase';
import PhaseGrid from '.';

it('lists its phases in source order', () => {
  render(
    <PhaseGrid>
      <Phase type="poc" title="POCs & Demos">
        Text
      </Phase>
      <Phase type="support" title="Support Projects">
        Text
      </Phase>
    </PhaseGrid>,
  );

  const phases = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(phases.map((phase) => within(phase).getByRole('heading').textContent)).toEqual([
    'POCs & Demos',
    'Support Projects',
  ]);
});
