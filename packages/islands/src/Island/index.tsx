import {createElement} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {islandTag} from '../islandTag.ts';
import {assertPlainData} from './assertPlainData.ts';
import {InsideIsland} from './InsideIsland.ts';

type IslandProps<Props extends object> = {
  /** The name of its `Name.island.tsx`. */
  name: string;
  /**
   * When its script is loaded and started: with the page, when the visitor first does something on the
   * page, or when the island is less than 200 px away from the visible part of the page.
   */
  when?: 'load' | 'interaction' | 'visible';
} & (
  | {
      /** Rendered into the page, and hydrated by the island's script. */
      component: ComponentType<Props>;
      /** Plain data, which is written into the page as JSON. */
      props: Props;
      children?: undefined;
      replay?: undefined;
    }
  | {
      /** Rendered into the page only. The island's script receives the first element. */
      children: ReactNode;
      /** Whether to replay what a visitor does in it before it starts, as islands with props do. */
      replay?: boolean;
      component?: undefined;
      props?: undefined;
    }
);

/**
 * A part of a page that has a script in the browser.
 *
 * @throws Error when a prop isn't plain data
 */
export default function Island<Props extends object>({
  name,
  when = 'load',
  component: Component,
  props,
  children,
  replay = Component !== undefined,
}: IslandProps<Props>): ReactNode {
  if (Component) {
    assertPlainData(name, props);
  }
  const data = Component && {props: JSON.stringify(props)};
  return createElement(
    islandTag,
    {name, when, replay, ...data},
    <InsideIsland value>{Component ? <Component {...props} /> : children}</InsideIsland>,
  );
}
