import {screen} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import Button from '.';

it("is a primary, medium button that doesn't submit a form", () => {
  renderInSite(<Button>Go</Button>);

  const button = screen.getByRole('button', {name: 'Go'});
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('class', 'button primary md');
});
