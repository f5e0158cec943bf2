import {attributesOf, isElement, startOf} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import {propValue} from './attributes';
import type {Flat} from './flatTree';
import type {TargetEdit} from './Target';

/** The components of a name in a parent, in order. */
export const elementsNamed = (name: string, {children}: Flat): JsxElement[] =>
  children
    .map(({node}) => node)
    .filter((node) => isElement(node))
    .filter((node) => node.name === name);

/** The props by which components count from 1. */
export const countingProps = (elements: readonly JsxElement[]): string[] =>
  elements
    .slice(0, 1)
    .flatMap(attributesOf)
    .map(({name}) => name)
    .filter((name) => elements.every((element, index) => propValue(element, name) === index + 1));

/** The edits after which components count from 1 again. */
export const renumber = (elements: readonly JsxElement[], props: readonly string[]): TargetEdit[] =>
  elements.flatMap((element, index) =>
    props.map((name) => ({
      target: {kind: 'prop', element: startOf(element), name} as const,
      value: index + 1,
    })),
  );
