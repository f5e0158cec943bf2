import {screen, within} from '@testing-library/react';
import records from '../../testing/records';
import {example} from '../../testing/example';
import {renderInSite} from '../../testing/renderInSite';
import PilotPlan from '.';

it('has the words of its record and the numbers of the example', () => {
  records.example = {...example, team: 7};
  records.pilot.terms = [{name: 'Team', text: 'A team of {team}'}];
  records.pilot.limits = ['Money: {pilotSpending}', 'Quality', 'Consent'];
  renderInSite(<PilotPlan />);

  const {title, signature} = records.pilot;
  const sheet = within(screen.getByRole('figure'));
  expect(sheet.getByText(title)).toBeVisible();
  // A share of the training is the engineers’ own time: 7 × (2,000 − 24 × 60 + 200).
  expect(sheet.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Money: $5,320',
    'Quality',
    'Consent',
  ]);
  expect(sheet.getByText('A team of seven')).toBeVisible();
  expect(sheet.getByText(signature)).toBeVisible();
});
