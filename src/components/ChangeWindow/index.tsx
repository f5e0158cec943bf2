import {Children, isValidElement, useId} from 'react';
import type {ReactElement, ReactNode} from 'react';
import styles from './styles.module.css';

type ChangeStopProps = {
  /** What the visitor chooses, in a word: `Review`. */
  name: string;
  /** Shows this stop first. Without it, that’s the first stop. */
  open?: boolean;
  children: ReactNode;
};

/**
 * One stop of a change in a `<ChangeWindow>`: text, a quotation, code or the output of a test.
 *
 * @belongsIn ChangeWindow
 * @example
 * <ChangeStop name="Draft">
 *   The tool proposes a first version.
 * </ChangeStop>
 */
export function ChangeStop({name, children}: ChangeStopProps): ReactNode {
  return (
    <div className={styles.panel}>
      {/* Only where all stops are shown: on paper, and in forced colors. */}
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}

const isStop = (child: ReactNode): child is ReactElement<ChangeStopProps> => isValidElement(child);

/**
 * A window that shows a change at each of its stops, from the request to the merge. Visitors choose a
 * stop, without a script. In a `<Hero>`, it’s to the right of the text.
 *
 * @canContain ChangeStop
 * @example
 * <ChangeWindow title="invoice.js · pull request" note="Example we wrote" label="How this change is made">
 *   <ChangeStop name="Prompt">
 *     Write a function that splits an invoice.
 *   </ChangeStop>
 *   <ChangeStop name="Review" open>
 *     It loses a cent.
 *   </ChangeStop>
 * </ChangeWindow>
 */
export default function ChangeWindow({
  title,
  note,
  label,
  children,
}: {
  /** The title of the window: `invoice.js · pull request`. */
  title: string;
  /** A few words to the right of the title: `Example we wrote`. */
  note: string;
  /** What the stops are, for screen readers: `How this change is made`. */
  label: string;
  children: ReactNode;
}): ReactNode {
  const group = useId();
  const stops = Children.toArray(children).filter(isStop);
  const openStop = Math.max(
    0,
    stops.findIndex(({props}) => props.open),
  );
  return (
    <fieldset className={`${styles.window} dark`} data-figure="">
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.title}>
        <strong>{title}</strong>
        <span>{note}</span>
      </div>
      <div className={styles.rail}>
        {stops.map(({key, props}, index) => (
          <label key={key} className={styles.stop}>
            <input type="radio" name={group} defaultChecked={index === openStop} />
            <span>{props.name}</span>
          </label>
        ))}
      </div>
      <div className={styles.panels}>{stops}</div>
    </fieldset>
  );
}
