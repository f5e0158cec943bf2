import {readConsent, setConsent} from '@sitekit/analytics/consent';
import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import records from '../../testing/records';
import ConsentNotice from './ConsentNotice.island';

const {consent: words} = records.uiTexts;
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));
const renderQuestion = () => render(<ConsentNotice words={words} />);

/** jsdom can't reload a page. It logs this instead. */
const reload = expect.objectContaining({
  message: expect.stringContaining('Not implemented: navigation') as string,
}) as Error;
let log: jest.SpyInstance;

beforeEach(() => {
  jest.restoreAllMocks();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});

describe('a withdrawal stops what this page counts', () => {
  it('when the visitor agreed on this page, in a browser that stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('not allowed');
    });
    renderQuestion();
    await press(words.accept);
    await press(words.change);
    expect(log).not.toHaveBeenCalled();
    await press(words.decline);

    expect(readConsent()).toBeUndefined();
    expect(log).toHaveBeenCalledWith(reload);
  });

  it('when another tab has stored it before', async () => {
    setConsent('accepted');
    renderQuestion();
    setConsent('declined');
    await press(words.change);
    await press(words.decline);

    expect(log).toHaveBeenCalledWith(reload);
  });
});

it('goes on without a reload when nothing was counted', async () => {
  renderQuestion();
  await press(words.decline);
  await press(words.change);
  await press(words.decline);

  expect(readConsent()).toBe('declined');
  expect(log).not.toHaveBeenCalled();
});

it('keeps the visitor’s place in the page after a choice, and leads to the question when asked again', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  renderQuestion();
  await press(words.decline);
  expect(screen.getByRole('button', {name: words.change})).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({preventScroll: true});

  await press(words.change);
  expect(screen.getByRole('button', {name: words.accept})).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({preventScroll: false});
});
