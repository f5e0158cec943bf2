import {takeInput} from './takeInput';

const box = () => document.body.querySelector('input') as HTMLInputElement;
const changed = jest.fn();

beforeEach(() => {
  changed.mockReset();
  document.body.innerHTML = '<label><input type="checkbox"> Gift</label>';
  document.body.onchange = changed;
});

it('checks a box again that a person had checked', () => {
  box().checked = true;
  const enterAgain = takeInput(document.body);
  expect(box().checked).toBe(false);

  enterAgain();
  expect(box().checked).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('keeps the caret in a text that a person is typing', () => {
  document.body.innerHTML = '<input>';
  box().value = 'Grace';
  box().focus();
  box().setSelectionRange(2, 3);

  takeInput(document.body)();
  expect([box().value, box().selectionStart, box().selectionEnd]).toEqual(['Grace', 2, 3]);
});

it('leaves a box alone that only the island has checked', () => {
  const enterAgain = takeInput(document.body);
  box().checked = true;

  enterAgain();
  expect(box().checked).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});
