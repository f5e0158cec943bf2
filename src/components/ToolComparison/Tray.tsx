import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import Button from '../Button';
import ToolImage from '../ToolImage';
import type {ComparedTool} from './columns';
import styles from './styles.module.css';
import {useWords} from './words';

type TrayProps = {
  chosen: readonly ComparedTool[];
  onRemove: (id: string) => void;
  onCompare: () => void;
};

/** The chosen tools, and the button that shows them side by side, or what it needs. */
export default function Tray({chosen, onRemove, onCompare}: TrayProps): ReactNode {
  const words = useWords();
  return (
    <div className={styles.tray}>
      <ul className={styles.chips}>
        {chosen.map(({id, name, image, monogram}) => (
          <li key={id}>
            <button
              type="button"
              className="pill"
              aria-label={fill(words.remove, {name})}
              onClick={() => onRemove(id)}>
              <ToolImage image={image} monogram={monogram} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen.length > 1 ? (
        <Button size="sm" onClick={onCompare}>
          {words.sideBySide}
        </Button>
      ) : (
        <p className="quiet">{words.oneMore}</p>
      )}
    </div>
  );
}
