import type {ReactNode} from 'react';
import Button from '../Button';
import styles from './styles.module.css';

type ChoiceBarProps = {
  /** What changed last. */
  status: string;
  /** Whether fewer than two tools are chosen. */
  isDisabled: boolean;
  /** What the button shows. */
  label: string;
  onPress: () => void;
};

/** What is chosen, and the button that shows it side by side or leads back to the table. */
export default function ChoiceBar({status, isDisabled, label, onPress}: ChoiceBarProps): ReactNode {
  return (
    <div className={styles.choice}>
      <p className="quiet" role="status">
        {status && <span key={status}>{status}</span>}
      </p>
      <Button variant="outline" size="sm" disabled={isDisabled} onClick={onPress}>
        <span key={label}>{label}</span>
      </Button>
    </div>
  );
}
