import {Children, isValidElement} from 'react';
import type {ReactElement, ReactNode} from 'react';

/** The elements of a component among the children of another one. */
export const childrenOf = <Props>(
  component: (props: Props) => ReactNode,
  children: ReactNode,
): ReactElement<Props>[] =>
  Children.toArray(children).filter(
    (child): child is ReactElement<Props> => isValidElement(child) && child.type === component,
  );
