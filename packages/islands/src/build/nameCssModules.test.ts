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

it('stops the build when that rule is missing', () => {
  const rules = [{test: /\.css$/, use: [{options: {modules: {}}}]}];

  expect(() => nameCssModules('/site', rules)).toThrow('The rule for CSS modules is missing');
});
