import {useState} from 'react';
import type {PropsWithChildren} from 'react';
import island from '@sitekit/static-pages/island';

/** A button that counts how often it's pressed. */
export default island(
  'Counter',
  function Counter({start, children}: PropsWithChildren<{start: number}>) {
    const [count, setCount] = useState(start);
    return (
      <p>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        {children}
      </p>
    );
  },
);
