import {fireEvent, screen} from '@testing-library/react';
import {contactForm, field, hints, send, setContactRecords} from '../../testing/contactForm';
import {bothWaysAttached, showAttachedIsland} from '../../testing/islands';
import ContactForm from '.';

beforeEach(() => setContactRecords());

const change = (label: string, value: string) => {
  fireEvent.change(field(label), {target: {value}});
  fireEvent.focusOut(field(label));
};
const shownHints = () =>
  Object.values(hints).filter((hint) => !screen.getByText(hint).hasAttribute('hidden'));

describe.each(bothWaysAttached('ContactForm', ContactForm))('the hints, %s', (_way, show) => {
  beforeEach(() => {
    // In New York, it's still Thursday, June 12.
    jest.useFakeTimers({now: new Date('2031-06-13T03:00:00Z'), advanceTimers: true});
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    show(contactForm);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('say which time zone is meant', () => {
    expect(field('Preferred time')).toHaveAccessibleDescription('In Eastern Time.');
    expect(shownHints()).toEqual([]);
  });

  it.each([
    ['2031-06-11', [hints.pastDate]],
    ['2031-06-12', [hints.closedDay]],
    ['2031-06-13', []],
    ['2031-06-14', [hints.closedDay]],
    ['2031-06-16', []],
    ['0026-06-16', [hints.pastDate]],
    ['12031-06-14', [hints.closedDay]],
    ['', []],
  ])('on the date %s are %j', (date, expected) => {
    change('Preferred date', date);

    expect(shownHints()).toEqual(expected);
    expect(field('Preferred date')).toHaveAccessibleDescription(expected.join(' '));
  });

  it.each([
    ['08:59', [hints.closedTime]],
    ['09:00', []],
    ['16:59', []],
    ['17:00', [hints.closedTime]],
    ['', []],
  ])('at %s are %j', (time, expected) => {
    change('Preferred time', time);

    expect(shownHints()).toEqual(expected);
  });

  it('wait until the visitor has finished typing', () => {
    fireEvent.change(field('Preferred date'), {target: {value: '0002-06-16'}});
    expect(shownHints()).toEqual([]);
  });

  it('are announced, don’t stop the form, and are gone with the date', async () => {
    change('Preferred date', '2031-06-11');
    change('Preferred time', '23:00');
    expect(screen.getByText(hints.pastDate).parentElement).toHaveAttribute('role', 'status');
    jest.useRealTimers();

    await send({Name: 'Ada', 'E-mail': 'ada@example.com'});

    expect(screen.getByRole('heading', {name: 'Thank You!'})).toHaveFocus();
    expect(shownHints()).toEqual([]);
  });
});

it('are there for a date that the browser has restored', () => {
  showAttachedIsland('ContactForm', <ContactForm {...contactForm} />, () =>
    change('Preferred date', '2020-06-16'),
  );

  expect(shownHints()).toEqual([hints.pastDate]);
});
