import {join} from 'node:path';
import type {ComponentType, ReactElement} from 'react';
import Island from '@sitekit/islands/Island';
import {showIsland as show} from '@sitekit/islands/testing';
import type {IslandModule} from '@sitekit/islands/testing';
import {islandsFolder} from './islandsFolder';
import {InSite, renderInSite} from './renderInSite';

const load = (name: string) =>
  // oxlint-disable-next-line typescript/no-require-imports -- written before all tests
  require(join(islandsFolder, `${name}.js`)) as IslandModule;

/**
 * Shows an island with children, as on the built site.
 *
 * @param prepare changes the page before the island's script starts, as a browser that restores fields
 */
export const showAttachedIsland = (name: string, children: ReactElement, prepare?: () => void) =>
  show(
    <InSite>
      <Island name={name}>{children}</Island>
    </InSite>,
    (script) => {
      prepare?.();
      return load(script);
    },
  );

/** The two ways to start an island: React attaches its function, or the island's script does. */
export const bothWaysAttached = <Props extends object>(
  name: string,
  Component: ComponentType<Props>,
) =>
  [
    ['rendered by React', (props: Props) => void renderInSite(<Component {...props} />)],
    [
      'as the island that ships',
      (props: Props) => showAttachedIsland(name, <Component {...props} />),
    ],
  ] as const;
