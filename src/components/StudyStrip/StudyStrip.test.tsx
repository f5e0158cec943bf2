import {screen} from '@testing-library/react';
import {timeFound} from '../../figures/studyValues';
import {example} from '../../testing/example';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import StudyStrip, {inColumns} from '.';

it('has a dot for each study of the chart, and the break-even of the example', () => {
  records.example = example;
  const {container} = renderInSite(<StudyStrip />);

  expect(container.querySelectorAll('i')).toHaveLength(timeFound(records.studies).length);
  const label = records.uiTexts.studies.breakEven.replace('{percent}', '6');
  expect(screen.getByText(label)).toBeVisible();
  const best = Math.max(...timeFound(records.studies));
  const {less} = records.uiTexts.studies.found;
  expect(screen.getByText(less.replace('{percent}', String(best)))).toBeVisible();
});

it('puts dots of about the same value on top of each other, in columns', () => {
  expect(inColumns([20, 18, 30, 19])).toEqual([
    {value: 18, column: 20, row: 0},
    {value: 19, column: 20, row: 1},
    {value: 20, column: 20, row: 2},
    {value: 30, column: 32, row: 0},
  ]);
});
