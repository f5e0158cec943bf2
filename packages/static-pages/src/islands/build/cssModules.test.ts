/** @jest-environment node */
import {nameCssModules} from './cssModules';

const lookHere = 'compare packages/static-pages/src/page/docusaurus.ts with it';

type GetLocalIdent = (context: {resourcePath: string}, ident: string, name: string) => string;

const others = [
  {test: /\.css$/, use: [{loader: 'css', options: {modules: false}}]},
  {test: /\.tsx?$/, use: []},
];

/** How a class of a CSS module is named in a site. */
function nameOf(siteDir: string, file: string, name: string): string | undefined {
  const modules: {getLocalIdent?: GetLocalIdent} = {};
  const use = [{loader: 'extract'}, {loader: 'css', options: {modules}}];
  nameCssModules(siteDir, [...others, {test: /\.module\.css$/, use}]);
  return modules.getLocalIdent?.({resourcePath: `${siteDir}/src/${file}`}, '[hash]', name);
}

it('names a class by its file, wherever the site is', () => {
  const name = nameOf('/site', 'card.module.css', 'title');

  expect(name).toMatch(/^title_[\w-]{4}$/);
  expect(nameOf('/elsewhere', 'card.module.css', 'title')).toBe(name);
  expect(nameOf('/site', 'form.module.css', 'title')).not.toBe(name);
});

it('stops the build when there is no rule for CSS modules', () => {
  expect(() => nameCssModules('/site', others)).toThrow(lookHere);
});
