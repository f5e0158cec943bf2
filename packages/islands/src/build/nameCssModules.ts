import {longClassName} from './classNames.ts';

type Loader = {loader?: string; options?: {modules?: Record<string, unknown>}};
type Rule = {test?: unknown; use?: unknown};

/**
 * Lets Docusaurus name the classes of CSS modules as the islands' scripts do.
 *
 * @param rules the rules of Docusaurus's bundler configuration; that for CSS modules is changed
 * @throws Error when there is none, which a newer Docusaurus might bring about
 */
export function nameCssModules(siteDir: string, rules: readonly unknown[]): void {
  const rule = (rules as Rule[]).find(
    ({test}) => test instanceof RegExp && test.test('styles.module.css') && !test.test('base.css'),
  );
  const loaders = Array.isArray(rule?.use) ? (rule.use as Loader[]) : [];
  const modules = loaders.find(({options}) => options?.modules)?.options?.modules;
  if (!modules) {
    throw new Error(
      'The islands plugin finds no rule for CSS modules in the configuration of Docusaurus: ' +
        'classes could differ between the pages and the scripts of their islands.',
    );
  }
  modules.getLocalIdent = ({resourcePath}: {resourcePath: string}, _: string, name: string) =>
    longClassName(siteDir, resourcePath, name);
}
