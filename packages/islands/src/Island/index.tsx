import {createElement} from 'react';
import type {ReactNode} from 'react';
import {islandTag} from '../islandTag.ts';
import {InsideIsland} from './InsideIsland.ts';

type IslandProps = {
  /** The name of its `Name.island.ts`. */
  name: string;
  /**
   * When its script is loaded: with the page, which replays what a visitor does in it before it
   * starts, or when the visitor first does something on the page.
   */
  when?: 'load' | 'interaction';
  /** The island's script receives the first element. */
  children: ReactNode;
};

/** A part of a page that has a script in the browser. */
export default function Island({name, when = 'load', children}: IslandProps): ReactNode {
  return createElement(islandTag, {name, when}, <InsideIsland value>{children}</InsideIsland>);
}
