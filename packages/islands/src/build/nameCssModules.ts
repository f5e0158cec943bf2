import {longClassName} from './classNames.ts';

type Loader = {options?: {modules?: Record<string, unknown>}};
type Rule = {test?: unknown; use?: unknown};

/**
 * Makes Docusaurus name the classes of CSS modules the way the islands' scripts do.
 *
 * @param rules the rules of Docusaurus's bundler configuration; the one for CSS modules is changed
 * @throws Error when that rule is missing, perhaps in a newer Docusaurus
 */
export function nameCssModules(siteDir: string, rules: readonly unknown[]): void {
  const rule = (rules as Rule[]).find(
    ({test}) => test instanceof RegExp && test.test('styles.module.css') && !test.test('base.css'),
  );
  const loaders = Array.isArray(rule?.use) ? (rule.use as Loader[]) : [];
  const modules = loaders.find(({options}) => options?.modules)?.options?.modules;
  if (!modules) {
    throw new Error(
      "The rule for CSS modules is missing from Docusaurus's bundler configuration, so pages and " +
        'the scripts of islands would use different class names. Check that @sitekit/islands ' +
        'supports this version of Docusaurus.',
    );
  }
  modules.getLocalIdent = ({resourcePath}: {resourcePath: string}, _: string, name: string) =>
    longClassName(siteDir, resourcePath, name);
}
