import {attributesOf, attributeValue} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';

/** What a component is given in its tag, without what only a browser could compute. */
export function propsOf(element: JsxElement): Record<string, unknown> {
  return Object.fromEntries(
    attributesOf(element).map((attribute) => {
      const value = attributeValue(attribute);
      switch (value.kind) {
        case 'text':
          return [attribute.name, value.text];
        case 'constant':
          return [attribute.name, value.value];
        case 'computed':
          return [attribute.name, undefined];
      }
    }),
  );
}
