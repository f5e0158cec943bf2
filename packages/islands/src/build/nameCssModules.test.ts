/** @jest-environment node */
import {longClassName} from './classNames';
import {nameCssModules} from './nameCssModules';

type GetLocalIdent = (context: {resourcePath: string}, ident: string, name: string) => string;

it('changes only the rule for CSS modules', () => {
  const other = {modules: false};
  const modules: {getLocalIdent?: GetLocalIdent} = {};

  nameCssModules('/site', [
    {test: /\.css$/, use: [{loader: 'css', options: other}]},
    {test: /\.tsx?$/, use: []},
    {test: /\.module\.css$/, use: [{loader: 'extract'}, {loader: 'css', options: {modules}}]},
  ]);

  const file = '/site/src/card.module.css';
  expect(modules.getLocalIdent?.({resourcePath: file}, '[hash]', 'title')).toBe(
    longClassName('/site', file, 'title'),
  );
  expect(other).toEqual({modules: false});
});

it.each<[string, unknown[]]>([
  ['there are no rules', []],
  ['there is no rule for CSS modules', [{test: /\.css$/, use: [{options: {modules: {}}}]}]],
  ['the rule has another form', [{test: /\.module\.css$/, oneOf: []}]],
])('stops the build when %s', (_what, rules) => {
  expect(() => nameCssModules('/site', rules)).toThrow(
    "The rule for CSS modules is missing from Docusaurus's bundler configuration, so pages and the " +
      'scripts of islands would use different class names. Check that @sitekit/islands supports ' +
      'this version of Docusaurus.',
  );
});
