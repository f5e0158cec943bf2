import type {ReactNode} from 'react';
import type {Field, FieldProblem, Value} from '../../protocol';
import {ChoiceControl, IconControl, SuggestedControl, TextControl} from '../controls';
import type {ControlProps} from '../controls';
import {ProseControl} from '../prose/ProseControl';
import type {EditSession} from '../session';
import {LabeledField} from './LabeledField';
import {ProblemList} from './ProblemList';

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
  session: EditSession;
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
  const {field, value, session, isMissing, problems, edited, onChange, onFix, onAddWord} = props;
  const {label, description, isRequired, type} = field;
  const isProse = type.kind === 'blocks' || type.kind === 'inline';
  return (
    <LabeledField
      label={isRequired || isProse ? label : `${label} (optional)`}
      hint={description?.replace(/`([^`]*)`/g, '“$1”')}
      isInvalid={isMissing || problems.some(({diagnostic}) => diagnostic.severity === 'error')}
      problem={isMissing ? 'Fill this in.' : undefined}
      problems={
        <ProblemList problems={problems} edited={edited} onFix={onFix} onAddWord={onAddWord} />
      }>
      {(attributes) => renderControl(field, {attributes, isRequired, value, session, onChange})}
    </LabeledField>
  );
}
