import {screen} from '@testing-library/react';
import {renderInSite} from '../../testing/renderInSite';
import records from '../../testing/records';
import PilotOffer from '.';

const {site} = records;

afterEach(() => {
  records.site = site;
});

it('shows what the fee covers, and the people', () => {
  records.site = {
    ...site,
    fee: ['Train the team'],
    people: [{name: 'Ada Example', role: 'Head of delivery'}],
  };
  renderInSite(<PilotOffer />);

  expect(screen.getAllByRole('heading').map(({textContent}) => textContent)).toEqual([
    records.uiTexts.pilotOffer.fee,
    records.uiTexts.pilotOffer.people,
  ]);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    'Train the team',
    'Ada Example, Head of delivery',
  ]);
});

it('shows nothing until the site says so', () => {
  records.site = {...site, fee: undefined, people: undefined};
  const {container} = renderInSite(<PilotOffer />);

  expect(container).toBeEmptyDOMElement();
});
