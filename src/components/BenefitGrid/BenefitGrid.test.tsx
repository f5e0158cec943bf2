import {render, screen, within} from '@testing-library/react';
import Benefit from '../Benefit';
import BenefitGrid from '.';

it('lists its benefits in source order', () => {
  render(
    <BenefitGrid>
      <Benefit icon={[]} title="Less rework">
        Text
      </Benefit>
      <Benefit icon={[]} title="Earlier bug detection">
        Text
      </Benefit>
    </BenefitGrid>,
  );

  const benefits = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(benefits.map((benefit) => within(benefit).getByRole('heading').textContent)).toEqual([
    'Less rework',
    'Earlier bug detection',
  ]);
});
