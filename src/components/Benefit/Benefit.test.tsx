import {render, screen, within} from '@testing-library/react';
import Benefit from '.';

const icon = [['circle', {cx: '12', cy: '12', r: '4'}]] as const;

it('is a list item with a title, a text and a decorative icon', () => {
  render(
    <ul>
      <Benefit icon={icon} title="Less rework">
        <p>Misunderstandings show early.</p>
      </Benefit>
    </ul>,
  );

  const benefit = within(screen.getByRole('listitem'));
  expect(benefit.getByRole('heading', {level: 3, name: 'Less rework'})).toBeVisible();
  expect(benefit.getByRole('paragraph')).toHaveTextContent('Misunderstandings show early.');
  expect(
    screen.getByRole('listitem').querySelector('svg[aria-hidden="true"] circle'),
  ).not.toBeNull();
});
