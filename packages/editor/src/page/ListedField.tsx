import type {ReactNode} from 'react';
import type {FieldId, Source} from '../protocol';
import type {EditSession} from './session';
import styles from './styles.module.css';

/** Where a text is, in the words of a list: `Benefits · Card · title`. */
export const placeOf = ({page, of, label}: Source): string =>
  [page, of, label].filter(Boolean).join(' · ');

/** A text in a list. A click opens it. */
export function ListedField({
  session,
  fieldId,
  source,
  children,
}: {
  session: EditSession;
  fieldId: FieldId;
  source: Source;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles.listed}
      onClick={() => session.open({kind: 'edit', opening: {action: 'open', fieldIds: [fieldId]}})}>
      <span className={styles.hint}>{placeOf(source)}</span>
      {children}
    </button>
  );
}
