import {fireEvent, screen} from '@testing-library/react';
import {readRecord} from '../../content/readRecords';
import {bothWaysAttached} from '../../testing/islands';
import SavingsCalculator from '.';

const {savingsCalculator: words} = readRecord(process.cwd(), 'uiTexts');
const props = {
  ...{engineers: 20, hours: 1700, cost: 60, share: 10, tools: 200, setup: 40_000},
  caption: 'The first year',
  children: 'The formula',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const resultsNow = () =>
  Array.from(document.querySelectorAll('output'), ({textContent}) => textContent);
const example = ['$76,000', '$153,000', '2.0x', '5.0%', '14.9%', '29.8%'];

const enter = (label: string, value: string) => {
  fireEvent.input(field(label), {target: {value}});
  fireEvent.change(field(label));
};

beforeEach(() => {
  history.replaceState(null, '', '/benefits');
  Element.prototype.scrollIntoView = jest.fn();
});

describe.each(bothWaysAttached('SavingsCalculator', SavingsCalculator))('%s', (_way, show) => {
  it('computes the results again when a number changes, and puts all numbers into the address', () => {
    show(props);
    expect(resultsNow()).toEqual(example);

    enter('Hours saved (%)', '20');

    expect(resultsNow()).toEqual(['$76,000', '$306,000', '4.0x', '5.0%', '14.9%', '29.8%']);
    expect(location.search).toBe('?engineers=20&hours=1700&cost=60&share=20&tools=200&setup=40000');
  });

  it.each(['', '0', '-3'])(
    'shows no results for "%s" engineers, and keeps the address',
    (value) => {
      show(props);

      enter('Engineers', value);

      expect(resultsNow()).toEqual(example.map(() => '–'));
      expect(location.search).toBe('');
    },
  );

  it('starts with the numbers in the address', () => {
    history.replaceState(null, '', '/benefits?from=mail&engineers=40&share=5');

    show(props);

    expect(field('Engineers').value).toBe('40');
    expect(resultsNow()[1]).toBe('$153,000');
    expect(screen.getByText('', {selector: 'p[role="status"]'})).toBeEmptyDOMElement();
    enter('Cost per hour', '80');
    expect(location.search).toContain('?from=mail&engineers=40&share=5&');
  });

  it('names the numbers in the address that it can’t use, and ignores them', () => {
    history.replaceState(null, '', '/benefits?engineers=many&share=120&tools=100');

    show(props);

    expect(screen.getByText(/share=120/)).toHaveTextContent(
      words.refused.replace('{values}', 'engineers=many, share=120'),
    );
    expect(field('Engineers').value).toBe('20');
    expect(field('Hours saved (%)').value).toBe('10');
    expect(resultsNow()[0]).toBe('$58,000');
  });
});
