import type {ReactNode} from 'react';
import type {ContactFieldName} from '../../content/schema';
import Field from './Field';
import type {ContactValues} from './useContactForm';
import type {FormWords} from './words';

type FieldsProps = {
  values: ContactValues;
  onChange: (name: ContactFieldName, value: string) => void;
  /** While a message is sent, nothing can be changed. */
  isLocked: boolean;
  words: FormWords;
};

/** The seven fields of the form. */
export default function Fields({values, onChange, isLocked, words}: FieldsProps): ReactNode {
  const field = (name: ContactFieldName) => ({
    name,
    label: words.fields[name],
    optional: words.optional,
    value: values[name],
    onChange,
    isLocked,
  });
  return (
    <>
      <Field
        {...field('name')}
        required
        autoComplete="name"
        pattern=".*\S.*"
        title={words.nameHint}
      />
      <Field {...field('email')} type="email" required autoComplete="email" />
      <Field {...field('phone')} type="tel" autoComplete="tel" />
      <Field {...field('department')} as="select">
        <option value="">{words.selectDepartment}</option>
        {words.departments.map((department) => (
          <option key={department}>{department}</option>
        ))}
      </Field>
      <Field {...field('message')} as="textarea" rows={4} />
      <Field {...field('preferredDate')} type="date" max="9999-12-31" />
      <Field {...field('preferredTime')} type="time" />
    </>
  );
}
