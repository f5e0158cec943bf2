import type {Nodes} from 'mdast';
import type {ComponentDoc} from '../components';
import {attributeText, elementsOf, findAttribute, startOf} from '../model/elements';
import type {JsxElement} from '../model/elements';
import {sameText} from '../sameText';
import type {DiagnosticDetails} from '../SourceFile';

const textOf = (element: JsxElement, name: string): string | undefined => {
  const attribute = findAttribute(element, name);
  return attribute && attributeText(attribute);
};

/** A component with the same value as an earlier one in the same place, with the value's offset. */
export function repetitionProblem(
  element: JsxElement,
  ancestors: readonly Nodes[],
  {name, props}: ComponentDoc,
): [offset: number, DiagnosticDetails | undefined] {
  const start = startOf(element);
  const uniqueNames = props.filter(({isUnique}) => isUnique).map((prop) => prop.name);
  const parent = ancestors.at(-1);
  if (uniqueNames.length === 0 || !parent || parent.type === 'root') {
    return [start, undefined];
  }
  const earlier = elementsOf(parent).filter(
    (other) => other.name === name && startOf(other) < start,
  );
  const repeated = uniqueNames.find((prop) =>
    earlier.some((other) => sameText(textOf(other, prop), textOf(element, prop))),
  );
  const attribute = repeated && findAttribute(element, repeated);
  return repeated && attribute
    ? [
        startOf(attribute) || start,
        {
          message: `Another <${name}> here already has this \`${repeated}\`.`,
          hint: `Give each <${name}> its own \`${repeated}\`.`,
        },
      ]
    : [start, undefined];
}
