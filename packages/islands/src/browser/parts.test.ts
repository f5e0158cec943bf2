import {parts} from './parts';

const root = document.createElement('div');
root.innerHTML = `
  <form data-part="form">
    <input data-part="fields" name="first"><input data-part="fields" name="second">
  </form>`;

it('finds elements by name, and lists of them', () => {
  const {form, fields, notes} = parts(root, {form: '*', fields: ['input'], notes: ['p']});

  expect(form).toBe(root.querySelector('form'));
  expect(fields.map(({name}) => name)).toEqual(['first', 'second']);
  expect(notes).toEqual([]);
});

it('throws when an element is missing, or has another tag', () => {
  expect(() => parts(root, {status: 'p'})).toThrow('p[data-part=status]');
  expect(() => parts(root, {form: 'dialog'})).toThrow('dialog[data-part=form]');
});
