import {render} from '@testing-library/react';
import Icon from '.';

it('draws its shapes, hidden from assistive technology', () => {
  const {container} = render(<Icon drawing={[['path', {d: 'M4 4h16'}]]} />);

  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('aria-hidden', 'true');
  expect(svg?.innerHTML).toBe('<path d="M4 4h16"></path>');
});
