import {useId} from 'react';
import type {ReactNode} from 'react';
import type {Field, FieldProblem, Value} from '../../protocol';
import {ChoiceControl, IconControl, SuggestedControl, TextControl} from '../controls';
import type {ControlProps} from '../controls';
import {ProseControl} from '../prose/ProseControl';
import type {Ask} from '../session';
import styles from '../styles.module.css';
import {Problems} from './Problems';

function renderControl({type, shown}: Field, props: ControlProps): ReactNode {
  switch (type.kind) {
    case 'blocks':
    case 'inline':
      return <ProseControl {...props} {...type} content={type.kind} shown={shown} />;
    case 'choice':
      return <ChoiceControl {...props} {...type} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'link':
    case 'image':
      return <SuggestedControl {...props} suggestions={type.kind} />;
    default:
      return <TextControl {...props} kind={type.kind} />;
  }
}

type FieldControlProps = {
  field: Field;
  value: Value;
  ask: Ask;
  /** Whether it has to be filled in before it can be saved. */
  isMissing: boolean;
  problems: readonly FieldProblem[];
  edited: string;
  onChange: (value: Value) => void;
  onFix: (value: Value) => void;
  onAddWord: (word: string) => void;
};

/** A field with its label, the control that fits its type, and what is wrong with its text. */
export function FieldControl(props: FieldControlProps): ReactNode {
  const {field, value, ask, isMissing, problems, edited, onChange, onFix, onAddWord} = props;
  const id = useId();
  const {label, description, isRequired, type} = field;
  const isProse = type.kind === 'blocks' || type.kind === 'inline';
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const problemsId = `${id}-problems`;
  const hasError = isMissing || problems.some(({diagnostic}) => diagnostic.severity === 'error');
  const describedBy = [description !== undefined && descriptionId, problemsId]
    .filter(Boolean)
    .join(' ');
  const control = {id, labelId, isRequired, describedBy, isInvalid: hasError, value, ask, onChange};
  return (
    <div className={styles.field}>
      <label htmlFor={id} id={labelId}>
        {label}
        {!isRequired && !isProse && ' (optional)'}
      </label>
      {description !== undefined && (
        <p id={descriptionId} className={styles.hint}>
          {description.replace(/`([^`]*)`/g, '“$1”')}
        </p>
      )}
      {renderControl(field, control)}
      <div id={problemsId}>
        {isMissing && <p className={styles.missing}>Fill this in.</p>}
        <Problems problems={problems} edited={edited} onFix={onFix} onAddWord={onAddWord} />
      </div>
    </div>
  );
}
