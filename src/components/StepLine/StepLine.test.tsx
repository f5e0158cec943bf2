import {render, screen, within} from '@testing-library/react';
import Step from '../Step';
import StepLine from '.';

it('is an ordered list of steps with a title, a period and a text', () => {
  render(
    <StepLine>
      <Step title="Assessment" period="Month 1">
        Measure.
      </Step>
      <Step title="Draft">Write.</Step>
    </StepLine>,
  );

  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Month 1AssessmentMeasure.', 'DraftWrite.']);
  expect(within(list).getByRole('heading', {level: 3, name: 'Assessment'})).toBeVisible();
});
