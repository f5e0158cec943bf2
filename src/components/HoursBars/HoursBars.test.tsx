import {screen} from '@testing-library/react';
import {example} from '../../testing/example';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import HoursBars, {HoursBar} from '.';

it('shows the hours of the first year that are saved, as a part of all', () => {
  records.example = example;
  records.uiTexts.hoursBars = {hours: '{hours} hours', whole: 'All: {hours}'};
  renderInSite(
    <HoursBars>
      <HoursBar of="breakEven">Break-even</HoursBar>
      <HoursBar of="share">Example</HoursBar>
      <HoursBar of="target">Target</HoursBar>
    </HoursBars>,
  );

  // Nine months of 20 × 1,700 hours are 25,500. $76,000 at $60 pay for 1,267 of them.
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    '1,267 hoursBreak-even',
    '2,550 hoursExample',
    '7,650 hoursTarget',
  ]);
  expect(screen.getByText('All: 25,500')).toBeVisible();
});
