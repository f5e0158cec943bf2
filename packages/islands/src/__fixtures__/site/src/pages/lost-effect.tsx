import {createElement, useEffect} from 'react';
import type {ReactNode} from 'react';
import Island from '../../../../Island';
import Disclosure from '../Disclosure';

function Clock(): ReactNode {
  useEffect(() => undefined);
  return createElement('time', {onClick: () => undefined}, 'Now');
}

export default function LostEffect(): ReactNode {
  return (
    <main>
      <Clock />
      <Disclosure />
      <Island name="Disclosure">
        <Disclosure />
      </Island>
    </main>
  );
}
