import type {ReactNode} from 'react';
import Button from '../Button';
import styles from './styles.module.css';
import {useWords} from './words';

type TrayProps = {
  /** The names of the chosen tools. */
  chosen: readonly string[];
  /** What the address names, but can't be compared. */
  rest: readonly string[];
  /** Whether the chosen tools are shown side by side. */
  isSide: boolean;
  onPress: () => void;
};

/** What is chosen, and the button that shows it side by side or leads back to the table. */
export default function Tray({chosen, rest, isSide, onPress}: TrayProps): ReactNode {
  const words = useWords();
  const chosenText = isSide ? words.status.sideBySide : words.status.chosen;
  const status =
    rest.length > 0
      ? words.status.notCompared.replace('{tools}', () => rest.join(', '))
      : chosen.length > 0 && chosenText.replace('{tools}', () => chosen.join(', '));
  const label = isSide ? words.showTable : words.sideBySide;
  return (
    <div className={styles.choice}>
      <p className="quiet" role="status">
        {status && <span key={status}>{status}</span>}
      </p>
      <Button variant="outline" size="sm" disabled={chosen.length < 2} onClick={onPress}>
        <span key={label}>{label}</span>
      </Button>
    </div>
  );
}
