import type {ComponentDoc} from '../components';
import {imageAttributes} from '../model/addressAttributes';
import {attributeText, findAttribute} from '../model/elements';
import type {JsxElement} from '../model/elements';
import type {DiagnosticDetails} from '../SourceFile';

/** Points to the component to use instead of an element, with the element's address. */
export function replacementProblem(
  element: JsxElement,
  component: ComponentDoc | undefined,
): DiagnosticDetails | undefined {
  if (!component) {
    return undefined;
  }
  const props = component.props.filter(({isRequired}) => isRequired);
  const written = props.map(({name}) => {
    const attribute = imageAttributes.includes(name) ? findAttribute(element, name) : undefined;
    return ` ${name}="${(attribute && attributeText(attribute)) ?? '…'}"`;
  });
  return {
    message: `Use \`<${component.name}>\` instead of \`<${element.name}>\`, which loads another site before visitors ask for it.`,
    hint: `Write <${component.name}${written.join('')} />. To show something else, link to it.`,
  };
}
