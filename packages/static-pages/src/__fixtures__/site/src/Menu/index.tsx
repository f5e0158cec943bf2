import type {ReactNode} from 'react';

export default function Menu({onClick}: {onClick?: () => void}): ReactNode {
  return (
    <nav>
      <button type="button" onClick={onClick}>
        Menu
      </button>
    </nav>
  );
}
