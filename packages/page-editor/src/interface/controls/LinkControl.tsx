import type {ReactNode} from 'react';
import {textOf, valueOf} from './ControlProps';
import type {ControlProps} from './ControlProps';
import {useAnswer} from './useAnswer';
import {useFocus} from './useFocus';

/** An address: a page or a heading of the site, which the browser suggests, or any other. */
export function LinkControl(props: ControlProps): ReactNode {
  const {id, describedBy, isRequired, value, hasFocus, ask, onChange} = props;
  const input = useFocus<HTMLInputElement>(hasFocus);
  const links = useAnswer(() => ask({action: 'links'}), '') ?? [];
  const title = links.find(({to}) => to === value)?.title;
  return (
    <>
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="url"
        list={`${id}-links`}
        required={isRequired}
        aria-describedby={describedBy}
        value={textOf(value)}
        onChange={({target}) => onChange(valueOf(target.value.trim(), isRequired))}
      />
      <datalist id={`${id}-links`}>
        {links.map(({to, title: label}) => (
          <option key={to} value={to} label={label} />
        ))}
      </datalist>
      {title !== undefined && <p aria-live="polite">Leads to “{title}”.</p>}
    </>
  );
}
