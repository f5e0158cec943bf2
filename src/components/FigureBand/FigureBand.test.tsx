import {render, screen} from '@testing-library/react';
import Figure from '../Figure';
import FigureBand from '.';

it('is a dark full-width band with a heading and its figures', () => {
  render(
    <FigureBand>
      <h2>Expected Return</h2>
      <Figure value="3–6×">ROI</Figure>
      <Figure value="25–40%">cost savings</Figure>
    </FigureBand>,
  );

  const band = screen.getByRole('heading', {level: 2}).closest('section');
  expect(band).toHaveAttribute('data-band', 'ink');
  expect(band).toHaveTextContent('Expected Return3–6× ROI25–40% cost savings');
});
