import {render, screen} from '@testing-library/react';
import Card from '.';

it('is a box of any element that can lift on hover', () => {
  render(
    <ul>
      <Card as="li" lift className="wide">
        Text
      </Card>
    </ul>,
  );

  expect(screen.getByRole('listitem')).toHaveAttribute('class', 'card lift wide');
});
