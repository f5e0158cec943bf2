import {render, screen, within} from '@testing-library/react';
import Step from '../Step';
import StepLine from '.';

it('is an ordered list of its steps, in source order', () => {
  render(
    <StepLine>
      <Step title="Describe">Text</Step>
      <Step title="Draft">Text</Step>
      <Step title="Decide">Text</Step>
    </StepLine>,
  );

  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  const titles = within(list)
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
  expect(titles).toEqual(['Describe', 'Draft', 'Decide']);
});

it.each([
  ['ends with the last step', undefined, 'line open'],
  ['returns to the first step', true, 'line loop'],
])('%s', (_what, loop, classes) => {
  render(
    <StepLine loop={loop}>
      <Step title="Describe">Text</Step>
    </StepLine>,
  );

  expect(screen.getByRole('list')).toHaveAttribute('class', classes);
});
