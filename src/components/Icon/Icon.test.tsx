import {render} from '@testing-library/react';
import Icon from '.';

it('draws its shapes on a 24 × 24 grid', () => {
  const {container} = render(
    <Icon
      drawing={[
        ['path', {d: 'M4 4h16'}],
        ['circle', {cx: '12', cy: '12', r: '4'}],
      ]}
    />,
  );

  const svg = container.querySelector('svg');
  expect(svg).toHaveAttribute('viewBox', '0 0 24 24');
  expect(svg?.children).toHaveLength(2);
  expect(svg?.querySelector('path')).toHaveAttribute('d', 'M4 4h16');
  expect(svg?.querySelector('circle')).toHaveAttribute('r', '4');
});

it("is hidden from assistive technology and isn't focusable", () => {
  const {container} = render(<Icon drawing={[]} />);

  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstElementChild).toHaveAttribute('focusable', 'false');
});
