import {createElement} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {islandTag} from '../islandTag';
import {assertPlainData} from './assertPlainData';

type IslandProps<Props extends object> = {
  /** The name of its `Name.island.tsx`. */
  name: string;
  /** When its script is fetched and started: at once, when the browser is idle, or when it is near. */
  when?: 'load' | 'idle' | 'visible';
} & (
  | {
      /** What is rendered here, and again by the island's script. */
      component: ComponentType<Props>;
      /** Plain data: it is written into the page as JSON. */
      props: Props;
      children?: undefined;
    }
  | {
      /** What is rendered here for good; the island's script only attaches itself to it. */
      children: ReactNode;
      component?: undefined;
      props?: undefined;
    }
);

/**
 * The part of a page that needs a script in the browser.
 *
 * @throws Error when a prop is no plain data
 */
export default function Island<Props extends object>({
  name,
  when = 'load',
  component: Component,
  props,
  children,
}: IslandProps<Props>): ReactNode {
  if (!Component) {
    return createElement(islandTag, {name, when}, children);
  }
  assertPlainData(name, props);
  return createElement(
    islandTag,
    {name, when, props: JSON.stringify(props)},
    <Component {...props} />,
  );
}
