import type {Nodes} from 'mdast';
import type {PageRule} from '../config';
import {importsOf, layoutsOf} from '../model/code';
import {elementsOf, endOf, nodesOf, startOf} from '../model/tree';
import type {JsxElement} from '../model/tree';
import {isCodeUnread} from './elements';

/** Finds names in the code of a page that nothing defines: `{client}`. */
export const checkNames: PageRule = (page, {config}) => {
  const known = [...config.components.map(({name}) => name), ...config.providedByDocusaurus];
  const inText = nodesOf(page.tree, 'mdxFlowExpression', 'mdxTextExpression');
  const inTags = elementsOf(page.tree).flatMap(({attributes}) => attributes);
  return (isCodeUnread(page) ? [] : page.names.unknown)
    .filter(({name}) => !known.includes(name))
    .map(({name, offset}) => {
      const isAround = (node: Nodes | JsxElement['attributes'][number]) =>
        startOf(node) <= offset && offset < endOf(node);
      const braces = inText.find(isAround);
      const shown = braces?.value === name ? `\\{${name}\\}` : '\\{ and \\}';
      return page.file.diagnostic({
        offset: braces ? startOf(braces) : offset,
        message: `"${name}" is read as code here, but it isn't defined.`,
        hint: braces
          ? `To show the braces, write ${shown}. To make it a comment, write {/* … */}.`
          : `${inTags.some(isAround) ? 'Text needs quotes instead of braces. For code, import' : 'Import'} or define "${name}" first.`,
      });
    });
};

/** Finds imports of files that don't exist. */
export const checkImports: PageRule = ({file, tree}, {siteMap}) =>
  importsOf(tree)
    .filter(({source}) => !siteMap.hasModule(source, file.path))
    .map(({source, offset}) =>
      file.diagnostic({
        offset,
        message: `"${source}" doesn't exist, so nothing can be imported from it.`,
        hint: 'Correct the name of the file, or delete this line.',
      }),
    );

/** Finds a second layout, which MDX refuses. */
export const checkLayouts: PageRule = ({file, tree}) =>
  layoutsOf(tree)
    .slice(1)
    .map((offset) =>
      file.diagnostic({
        offset,
        message: 'A page can have only one `export default`.',
        hint: 'Delete this one, or export it under a name.',
      }),
    );
