/** @jest-environment node */
import {example} from '../testing/example';
import {exampleValues} from './exampleValues';

const words = {month: 'Month {month}', never: 'Never'};

it('quotes the example, and what follows from it', () => {
  // Break-even is 4.97% of hours, four-fifths of which are development: 4.97 / 0.8 = 6.2.
  // Three days of training are 24 × 60 = 1,440 of its 2,000 dollars. The other 560 and 200 for tools,
  // five times: 3,800. Month 2 of five engineers: 5 × 1,700/12 × 60 = 42,500. Until Month 6: 20 × 2,000,
  // 20 × 200 × 3, and Month 2 without its training, 42,500 − 5 × 1,440. By the end of Month 4, two
  // thirds of the training, and 20 × 200 × 1⅓ for tools. Two years: 20 × (2,000 + 200 × 21) of
  // 170,000 × 21 in wages is 3.5% of hours. Demo: 2–3 × 8 × 60.
  expect(exampleValues(example, words)).toEqual({
    ...{return: '2x', paidBack: 'Month 7', gain: '$77,000', spent: '$76,000', value: '$153,000'},
    ...{secondYear: '$156,000', twoYears: '$233,000'},
    ...{breakEven: '5%', developmentBreakEven: '6%', developmentShare: '13%'},
    twoYearBreakEven: '4%',
    capacity: 'two',
    ...{pilotSpending: '$3,800', pilotWages: '$42,500', pilotLoss: '$46,300'},
    ...{
      measuringLoss: '$67,300',
      rolloutLoss: '$87,300',
      yearLoss: '$111,300',
      demo: '$960–$1,440',
    },
    measuring: '$21,000',
    afterPilot: '$41,000',
    ...{engineers: '20', team: 'five', share: '10%', target: '30%', reuse: '100%'},
    ...{tools: '$200', cost: '$60', training: '$2,000', trainingDays: 'three'},
  });
});

it('follows another assumption', () => {
  expect(exampleValues({...example, reuse: 50}, words)).toMatchObject({
    ...{return: '1x', breakEven: '9.9%', developmentBreakEven: '12%', twoYears: '$54,500'},
  });
  expect(exampleValues({...example, share: 30}, words)).toMatchObject({
    return: '6x',
    developmentShare: '38%',
  });
  // 15% of 170,000 × 3 months more is spent, and three months less are saved.
  expect(exampleValues({...example, learning: 3, loss: 15}, words)).toMatchObject({
    ...{return: '0.7x', twoYears: '$105,500', twoYearBreakEven: '8%'},
  });
  expect(exampleValues({...example, share: 30, reuse: 50}, words)).toMatchObject({return: '3x'});
});
