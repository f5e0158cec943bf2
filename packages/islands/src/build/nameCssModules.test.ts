/** @jest-environment node */
import {longClassName} from './classNames';
import {nameCssModules} from './nameCssModules';

type GetLocalIdent = (context: {resourcePath: string}, ident: string, name: string) => string;

it('lets the rule for CSS modules, and no other, name classes as islands do', () => {
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
  ['no rules', []],
  ['no rule for CSS modules', [{test: /\.css$/, use: [{options: {modules: {}}}]}]],
  ['a rule of another form', [{test: /\.module\.css$/, oneOf: []}]],
])('stops the build when there is %s', (_what, rules) => {
  expect(() => nameCssModules('/site', rules)).toThrow(
    'The islands plugin finds no rule for CSS modules in the configuration of Docusaurus: ' +
      'classes could differ between the pages and the scripts of their islands.',
  );
});
