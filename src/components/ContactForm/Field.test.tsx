import {render, screen} from '@testing-library/react';
import Field from './Field';

const label = {label: 'Phone', optionalLabel: 'optional'};

it('is an input by default', () => {
  render(<Field name="phone" {...label} />);

  expect(screen.getByRole('textbox', {name: 'Phone (optional)'}).tagName).toBe('INPUT');
});

it('can be a select', () => {
  render(
    <Field name="phone" as="select" {...label}>
      <option>Mobile</option>
    </Field>,
  );

  expect(screen.getByRole('combobox', {name: 'Phone (optional)'})).toHaveDisplayValue('Mobile');
});

it('can be a full-width textarea', () => {
  render(<Field name="phone" as="textarea" rows={4} {...label} />);

  const field = screen.getByRole('textbox', {name: 'Phone (optional)'});
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveAttribute('rows', '4');
  expect(field.parentElement).toHaveAttribute('data-wide', 'true');
});

it('takes half the width as an input', () => {
  render(<Field name="phone" {...label} />);

  expect(screen.getByRole('textbox').parentElement).not.toHaveAttribute('data-wide');
});

it("isn't marked as optional when it is required", () => {
  render(<Field name="phone" required {...label} />);

  expect(screen.getByRole('textbox', {name: 'Phone'})).toBeRequired();
});

it('passes on all other props', () => {
  render(<Field name="phone" type="tel" autoComplete="tel" defaultValue="555" {...label} />);

  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('name', 'phone');
  expect(field).toHaveAttribute('type', 'tel');
  expect(field).toHaveAttribute('autocomplete', 'tel');
  expect(field).toHaveValue('555');
  expect(field).not.toHaveAttribute('as');
});
