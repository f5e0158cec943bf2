import {useId, useState} from 'react';
import type {ReactNode} from 'react';
import {LinkControl, textOf} from '../controls/controls';
import type {Ask} from '../session';
import {SubForm} from './SubForm';

type LinkFormProps = {
  /** Where the selected text leads to now. */
  address: string;
  ask: Ask;
  /** Gets the new address, an empty one for no link, or undefined if nothing changes. */
  onDone: (address: string | undefined) => void;
};

/** Asks where a link leads to. */
export function LinkForm({address, ask, onDone}: LinkFormProps): ReactNode {
  const id = useId();
  const [value, setValue] = useState(address);

  return (
    <SubForm
      onSubmit={() => onDone(value)}
      onCancel={() => onDone(undefined)}
      actions={
        <>
          <button type="button" onClick={() => onDone(value)}>
            Set link
          </button>
          {address !== '' && (
            <button type="button" onClick={() => onDone('')}>
              Remove link
            </button>
          )}
          <button type="button" onClick={() => onDone(undefined)}>
            Keep as it is
          </button>
        </>
      }>
      <label htmlFor={id} id={`${id}-label`}>
        Link address
      </label>
      <LinkControl
        id={id}
        labelId={`${id}-label`}
        isRequired
        value={value}
        hasFocus
        ask={ask}
        onChange={(next) => setValue(textOf(next))}
      />
    </SubForm>
  );
}
