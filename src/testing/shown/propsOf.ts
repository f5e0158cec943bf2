import {attributesOf, valueOf} from '@sitekit/content-check/pages/elements';
import type {JsxElement} from '@sitekit/content-check/pages/elements';

/** What a component is given in its tag, without what only a browser could compute. */
export function propsOf(element: JsxElement): Record<string, unknown> {
  return Object.fromEntries(
    attributesOf(element).map((attribute) => {
      const value = valueOf(attribute);
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
