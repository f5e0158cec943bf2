import type {ReactNode} from 'react';
import Button from '../Button';
import ToolImage from '../ToolImage';
import type {ComparedTool} from './columns';
import styles from './styles.module.css';
import {useWords} from './words';

type TrayProps = {
  chosen: readonly ComparedTool[];
  /** What the address names, but can't be compared. */
  rest: readonly string[];
  /** Whether the chosen tools are shown side by side. */
  isSide: boolean;
  onRemove: (id: string) => void;
  onPress: () => void;
};

/** The chosen tools, and the button that shows them side by side or leads back to the table. */
export default function Tray({chosen, rest, isSide, onRemove, onPress}: TrayProps): ReactNode {
  const words = useWords();
  const names = chosen.map(({name}) => name).join(', ');
  const chosenText = isSide ? words.status.sideBySide : words.status.chosen;
  const status =
    rest.length > 0
      ? words.status.notCompared.replace('{tools}', () => rest.join(', '))
      : chosen.length > 0 && chosenText.replace('{tools}', () => names);
  const label = isSide ? words.showTable : words.sideBySide;
  return (
    <div className={styles.tray}>
      <p className={rest.length > 0 ? undefined : 'visually-hidden'} role="status">
        {status && <span key={status}>{status}</span>}
      </p>
      {chosen.length > 0 && (
        <>
          <ul className={styles.chips}>
            {chosen.map(({id, name, image, monogram}) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={words.remove.replace('{name}', name)}
                  onClick={() => onRemove(id)}>
                  <ToolImage image={image} monogram={monogram} />
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
          <Button
            variant={isSide ? 'outline' : 'primary'}
            size="sm"
            disabled={chosen.length < 2}
            onClick={onPress}>
            <span key={label}>{label}</span>
          </Button>
        </>
      )}
    </div>
  );
}
