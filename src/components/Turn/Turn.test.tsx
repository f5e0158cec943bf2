import {render, screen, within} from '@testing-library/react';
import Turn from '.';

it('is a list item with a title, above or next to what someone wrote', () => {
  render(
    <ol>
      <Turn title="The request">
        <blockquote>Greet everyone.</blockquote>
      </Turn>
    </ol>,
  );

  const item = screen.getByRole('listitem');
  expect(item).toHaveClass('turn', 'split');
  expect(within(item).getByRole('heading', {level: 3, name: 'The request'})).toBeVisible();
  expect(item.lastElementChild).toBe(within(item).getByRole('blockquote'));
});
