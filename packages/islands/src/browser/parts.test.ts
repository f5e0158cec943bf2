import {parts} from './parts';

const root = document.createElement('div');
root.innerHTML = `
  <form data-part="form">
    <input data-part="fields" name="first"><input data-part="fields" name="second">
  </form>`;

it('finds elements by name, and lists of them', () => {
  const {form, fields, notes} = parts(root, {
    form: HTMLFormElement,
    fields: [HTMLInputElement],
    notes: [HTMLParagraphElement],
  });

  expect(form).toBe(root.querySelector('form'));
  expect(fields.map(({name}) => name)).toEqual(['first', 'second']);
  expect(notes).toEqual([]);
});

it('throws when an element is missing', () => {
  expect(() => parts(root, {status: HTMLElement})).toThrow(
    'The part "status" should be HTMLElement.',
  );
});

it('throws when an element has another class', () => {
  expect(() => parts(root, {form: HTMLDialogElement})).toThrow(
    '"form" should be HTMLDialogElement',
  );
  expect(() => parts(root, {fields: [HTMLSelectElement]})).toThrow('"fields"');
});
