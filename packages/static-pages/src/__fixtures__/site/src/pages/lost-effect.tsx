import {createElement, useEffect} from 'react';
import type {ReactNode} from 'react';
import Disclosure from '../Disclosure/Disclosure.island';

function Clock(): ReactNode {
  useEffect(() => undefined);
  return createElement('time', {onClick: () => undefined}, 'Now');
}

export default function LostEffect(): ReactNode {
  return (
    <main>
      <Clock />
      <Disclosure />
    </main>
  );
}
