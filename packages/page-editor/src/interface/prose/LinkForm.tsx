import {useId, useState} from 'react';
import type {KeyboardEvent, ReactNode} from 'react';
import {LinkControl} from '../controls/LinkControl';
import {textOf} from '../controls/ControlProps';
import type {Ask} from '../session/Ask';
import surface from '../surface.module.css';

type LinkFormProps = {
  /** Where the selected text leads to now. */
  address: string;
  ask: Ask;
  /** Gets the new address, an empty one for no link, or undefined if nothing changes. */
  onDone: (address: string | undefined) => void;
};

/** Asks where a link leads to. It's inside of a form, so it can't be one. */
export function LinkForm({address, ask, onDone}: LinkFormProps): ReactNode {
  const id = useId();
  const [value, setValue] = useState(address);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onDone(event.key === 'Enter' ? value : undefined);
    }
  };

  return (
    // Enter and Escape are about the link, not about the whole dialog.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
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
      <p className={surface.buttons}>
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
      </p>
    </div>
  );
}
