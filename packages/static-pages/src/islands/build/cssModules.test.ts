/** @jest-environment node */
import {longClassName} from './classNames';
import {nameCssModules} from './cssModules';

const lookHere = 'compare packages/static-pages/src/page/docusaurus.ts with it';

type GetLocalIdent = (context: {resourcePath: string}, ident: string, name: string) => string;

it('names the classes of CSS modules, or stops the build', () => {
  const other = {modules: false};
  const modules: {getLocalIdent?: GetLocalIdent} = {};
  const otherRules = [
    {test: /\.css$/, use: [{loader: 'css', options: other}]},
    {test: /\.tsx?$/, use: []},
  ];
  const use = [{loader: 'extract'}, {loader: 'css', options: {modules}}];
  nameCssModules('/site', [...otherRules, {test: /\.module\.css$/, use}]);

  const file = '/site/src/card.module.css';
  expect(modules.getLocalIdent?.({resourcePath: file}, '[hash]', 'title')).toBe(
    longClassName('/site', file, 'title'),
  );
  expect(other).toEqual({modules: false});
  expect(() => nameCssModules('/site', otherRules)).toThrow(lookHere);
});
