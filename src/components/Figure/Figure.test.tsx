import {render} from '@testing-library/react';
import Figure from '.';

it('reads as one phrase: the figure, then what it measures', () => {
  const {container} = render(<Figure value="25–40%">cost savings</Figure>);

  expect(container.textContent).toBe('25–40% cost savings');
});
