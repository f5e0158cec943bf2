import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';

/** A button that shows and hides the rest. */
export default function Disclosure(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => undefined);
  return (
    <section>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Show more
      </button>
      <p hidden={!isOpen}>More</p>
    </section>
  );
}
