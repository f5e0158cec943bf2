import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {example} from '../../testing/example';
import records from '../../testing/records';
import {renderInSite} from '../../testing/renderInSite';
import SavingsCalculator from '.';

const words = records.uiTexts.savingsCalculator;
const labels = words.fields;

const field = ({label}: {label: string}) =>
  screen.getByRole<HTMLInputElement>('textbox', {name: new RegExp(`^${label}`)});
const resultsNow = () =>
  Array.from(document.querySelectorAll('output'), ({textContent}) => textContent);
const exampleResults = [
  ...['2x', 'Month 7', '$77,000'],
  ...['$76,000', '$153,000', '$156,000', '5%', '14.9%', '29.8%'],
];

const show = () =>
  renderInSite(<SavingsCalculator caption="The first year">The formula</SavingsCalculator>);

/** Enters a number, and leaves the field. */
async function enter(label: {label: string}, value: string) {
  const user = userEvent.setup();
  await user.clear(field(label));
  if (value) {
    await user.type(field(label), value);
  }
  await user.tab();
}

beforeEach(() => {
  records.example = example;
  words.paidBack.month = 'Month {month}';
  history.replaceState(null, '', '/benefits');
});

describe('the calculator', () => {
  it('computes the results again when a number changes, and puts all numbers into the address', async () => {
    show();
    expect(resultsNow()).toEqual(exampleResults);

    await enter(labels.share, '20');

    expect(resultsNow().slice(0, 3)).toEqual(['4x', 'Month 3', '$230,000']);
    await waitFor(() => {
      expect(location.search).toBe(
        '?engineers=20&hours=1700&cost=60&share=20&reuse=100&tools=200&training=2000&learning=0&loss=0',
      );
    });
  });

  it('goes back to the example', async () => {
    show();
    expect(screen.queryByRole('button', {name: words.reset})).not.toBeInTheDocument();
    await enter(labels.share, '20');

    await userEvent.click(screen.getByRole('button', {name: words.reset}));

    expect(resultsNow()).toEqual(exampleResults);
    expect(location.search).toBe('');
    expect(screen.queryByRole('button', {name: words.reset})).not.toBeInTheDocument();
  });

  it('follows its sliders, and fields follow them', () => {
    show();
    const slider = screen.getByRole('slider', {name: labels.share.label});

    fireEvent.change(slider, {target: {value: '20'}});

    expect(field(labels.share).value).toBe('20');
    expect(resultsNow()[0]).toBe('4x');
  });

  it('reads a decimal comma', async () => {
    show();

    await enter(labels.share, '12,5');

    expect(resultsNow()[0]).toBe('2.5x');
  });

  it.each(['', '0', '-3', 'many'])(
    'says what is wrong with "%s" engineers once the field is left, and shows no results',
    async (value) => {
      const user = userEvent.setup();
      show();

      await user.clear(field(labels.engineers));
      expect(field(labels.engineers)).toBeValid();
      expect(resultsNow()).toEqual(exampleResults);

      await enter(labels.engineers, value);
      expect(field(labels.engineers)).toBeInvalid();
      expect(field(labels.engineers)).toHaveAccessibleDescription(
        words.wrong.replace('{least}', '1').replace('{most}', '10,000,000'),
      );
      expect(resultsNow()).toEqual(exampleResults.map(() => '–'));

      await enter(labels.engineers, '35');
      expect(field(labels.engineers)).toBeValid();
      expect(resultsNow()[3]).toBe('$133,000');
    },
  );

  it('starts with the numbers in the address', async () => {
    history.replaceState(null, '', '/benefits?from=mail&engineers=40&share=5');

    show();

    expect(field(labels.engineers).value).toBe('40');
    expect(resultsNow()[4]).toBe('$153,000');
    expect(screen.getByText('', {selector: 'p[role="status"]'})).toBeEmptyDOMElement();
    await enter(labels.cost, '80');
    await waitFor(() => {
      expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
        from: 'mail',
        engineers: '40',
        share: '5',
        cost: '80',
      });
    });
  });

  it('finds nothing wrong with a field once the address has filled it', async () => {
    show();
    await enter(labels.engineers, '0');
    expect(field(labels.engineers)).toBeInvalid();

    history.replaceState(null, '', '/benefits?engineers=40');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));

    expect(field(labels.engineers)).toBeValid();
    expect(field(labels.engineers).value).toBe('40');
  });

  it('names the numbers in the address that it can’t use, and ignores them until others are entered', async () => {
    history.replaceState(null, '', '/benefits?engineers=many&share=120&tools=100');

    show();

    expect(screen.getByText(/share=120/)).toHaveTextContent(
      words.refused.replace('{values}', 'engineers=many, share=120'),
    );
    expect(field(labels.engineers).value).toBe('20');
    expect(field(labels.share).value).toBe('10');
    expect(resultsNow()[3]).toBe('$58,000');

    await enter(labels.share, '12');
    expect(screen.queryByText(/share=120/)).toBeNull();
  });
});
