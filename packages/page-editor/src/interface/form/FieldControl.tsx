import {useId} from 'react';
import type {ReactNode} from 'react';
import type {Field} from '../../protocol';
import {BooleanControl} from '../controls/BooleanControl';
import {ChoiceControl} from '../controls/ChoiceControl';
import type {ControlProps} from '../controls/ControlProps';
import {IconControl} from '../controls/IconControl';
import {ImageControl} from '../controls/ImageControl';
import {LinkControl} from '../controls/LinkControl';
import {NumberControl} from '../controls/NumberControl';
import {TextControl} from '../controls/TextControl';
import {ProseControl} from '../prose/ProseControl';
import {WithCode} from './WithCode';
import styles from './styles.module.css';

type FieldControlProps = Pick<ControlProps, 'value' | 'hasFocus' | 'ask' | 'onChange'> & {
  field: Field;
};

function control(field: Field, props: ControlProps): ReactNode {
  const {control: kind} = field;
  switch (kind.kind) {
    case 'prose':
      return <ProseControl {...props} content={kind.content} />;
    case 'text':
      return <TextControl {...props} isLong={kind.isLong} />;
    case 'choice':
      return <ChoiceControl {...props} choices={kind.choices} isRequired={field.isRequired} />;
    case 'boolean':
      return <BooleanControl {...props} initial={field.value} />;
    case 'number':
      return <NumberControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'image':
      return <ImageControl {...props} />;
  }
}

/** A field with its label, and the control that fits its type. */
export function FieldControl({field, ...rest}: FieldControlProps): ReactNode {
  const id = useId();
  const {name, description, isRequired} = field;
  const describedBy = description === undefined ? undefined : `${id}-description`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {name}
        {!isRequired && field.control.kind !== 'prose' && (
          <span className={styles.hint}> (optional)</span>
        )}
      </label>
      {description !== undefined && (
        <p id={describedBy} className={styles.hint}>
          <WithCode>{description}</WithCode>
        </p>
      )}
      {control(field, {...rest, id, labelId: `${id}-label`, describedBy, isRequired})}
    </div>
  );
}
