import {render, screen, within} from '@testing-library/react';
import ProcessStep from '.';

it('is a list item with its number in the whole process, a title and a text', () => {
  render(
    <ol>
      <ProcessStep id={6} type="development" title="Set up the repository">
        <p>Write down the rules.</p>
      </ProcessStep>
    </ol>,
  );

  const step = screen.getByRole('listitem');
  expect(step).toHaveAttribute('value', '6');
  expect(
    within(step).getByRole('heading', {level: 4, name: 'Set up the repository'}),
  ).toBeVisible();
  expect(within(step).getByRole('paragraph')).toHaveTextContent('Write down the rules.');
});

it('hides its number from screen readers, since the list already has it', () => {
  render(
    <ProcessStep id={6} type="development" title="Title">
      Text
    </ProcessStep>,
  );

  expect(screen.getByText('6')).toHaveAttribute('aria-hidden', 'true');
});
