import type {ComponentDoc} from '../components';
import type {Diagnostic} from '../Diagnostic';
import {attributesOf, endOf, isAttribute, isElement, startOf} from '../model/elements';
import type {JsxElement} from '../model/elements';
import {codeOf} from '../model/imports';
import {placesIn} from '../model/nodes';
import type {Page} from '../model/Page';
import type {DiagnosticDetails} from '../SourceFile';
import {didYouMean, sentences} from '../suggest';
import {htmlAttributeProblem, htmlElementProblem, isHtml} from './html';
import {containmentProblem, contentProblem, parentProblem} from './placement';
import {repetitionProblem} from './repetition';
import {propProblems} from './props';
import {replacementProblem} from './replacements';
import type {PageContext} from '.';

/** Whether a part of an opening tag couldn't be read, so that a prop may only seem to be missing. */
function hasUnreadProps(element: JsxElement, {unread}: Page): boolean {
  const start = startOf(element);
  const end = startOf(element.children[0] ?? element) || endOf(element);
  return unread.some((range) => range.start >= start && range.end <= Math.max(end, start + 1));
}

function spreadProblem({attributes}: JsxElement): DiagnosticDetails | undefined {
  const spread = attributes.find((attribute) => !isAttribute(attribute));
  return (
    spread && {
      message: `{${spread.value}} is read as code.`,
      hint: 'Write each prop by itself, such as title="…".',
    }
  );
}

/** Checks components (props, content, place) and the attributes of HTML elements. */
export function checkElements(page: Page, {config}: PageContext): Diagnostic[] {
  const {components, guide, icons, providedByDocusaurus, replacements = {}} = config;
  const diagnostics: Diagnostic[] = [];
  const imported = new Set(codeOf(page).imports.flatMap(({names}) => names));
  const names = components.map(({name}) => name);
  const find = (name: string): ComponentDoc | undefined =>
    components.find((component) => component.name === name);
  const report = (offset: number, details: DiagnosticDetails | undefined) => {
    if (details) {
      diagnostics.push(page.file.diagnostic(offset, details));
    }
  };

  for (const {node: element, ancestors} of placesIn(page.tree)) {
    if (!isElement(element)) {
      continue;
    }
    const name = element.name ?? '';
    const component = find(name);
    const start = startOf(element);
    report(start, spreadProblem(element));
    if (component) {
      const isUnclear = hasUnreadProps(element, page);
      for (const [offset, details] of propProblems(element, component, icons)) {
        if (!isUnclear || offset !== start) {
          report(offset, details);
        }
      }
      if (page.hasNesting) {
        report(start, contentProblem(element, component));
        report(...containmentProblem(element, component));
        report(start, parentProblem(ancestors, component, find));
        report(...repetitionProblem(element, ancestors, component));
      }
    } else if (replacements[name] !== undefined) {
      report(start, replacementProblem(element, find(replacements[name])));
    } else if (isHtml(name)) {
      const parents = ancestors.filter(isElement).map((parent) => parent.name ?? '');
      report(start, htmlElementProblem(name, parents));
      for (const attribute of attributesOf(element)) {
        report(startOf(attribute) || start, htmlAttributeProblem(name, attribute));
      }
    } else if (
      name &&
      !providedByDocusaurus.includes(name) &&
      !imported.has(name.split('.')[0] ?? '')
    ) {
      report(start, {
        message: `The component <${name}> doesn't exist.`,
        hint: sentences(didYouMean(name, names), `All components: ${guide}`),
      });
    }
  }
  return diagnostics;
}
