import {useEffect, useState} from 'react';
import island from '../../../../islands/island';

/** A button that shows and hides the rest. */
export default island('Disclosure', function Disclosure() {
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
});
