import {createElement, isValidElement} from 'react';
import type {ElementType, FunctionComponent, PropsWithChildren, ReactNode} from 'react';
import {childrenTag, islandTag} from './islandTag.ts';

const Tag = islandTag as string as ElementType;

type IslandOptions = {
  /**
   * When the browser loads the component: with the page, or when the visitor first does something on
   * the page.
   */
  when?: 'load' | 'interaction';
};

/**
 * The props of an island as they are in the page.
 *
 * @throws Error when the browser couldn't read one of them back
 */
function asJson(name: string, props: object): string {
  return JSON.stringify(props, (key, value: unknown) => {
    const isElement = isValidElement(value);
    if (
      isElement ||
      !['string', 'number', 'boolean', 'object', 'undefined'].includes(typeof value)
    ) {
      throw new Error(
        `The island "${name}" gets ${isElement ? 'a React element' : `a ${typeof value}`} as its prop ` +
          `"${key}". The browser reads the props of an island from the page, so they have to be ` +
          'JSON: strings, numbers, booleans, lists and objects. Let the island make the rest itself.',
      );
    }
    return value;
  });
}

/**
 * Makes an island of a component: the only kind of component that also runs in the browser of a
 * built site. `Name.island.tsx` exports it, and pages use it like the component itself.
 *
 * @param name the name of the file before `.island.tsx`
 * @param Component gets props that are JSON, and imports nothing that exists only in Docusaurus. Its
 *   children can be anything, but stay as the server rendered them.
 */
export default function island<Props extends object>(
  name: string,
  Component: FunctionComponent<PropsWithChildren<Props>>,
  {when = 'load'}: IslandOptions = {},
): FunctionComponent<PropsWithChildren<Props>> {
  function Island({children, ...props}: PropsWithChildren<Props>): ReactNode {
    return (
      <Tag
        name={name}
        when={when}
        props={Object.keys(props).length > 0 ? asJson(name, props) : undefined}>
        <Component {...(props as unknown as Props)}>
          {children && createElement(childrenTag, null, children)}
        </Component>
      </Tag>
    );
  }
  Island.displayName = `Island(${name})`;
  return Island;
}
