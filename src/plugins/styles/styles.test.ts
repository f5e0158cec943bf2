/** @jest-environment node */
import themeClassic from '@docusaurus/theme-classic';
import type {LoadContext} from '@docusaurus/types';
import stylesPlugin from '.';

/** The stylesheets that the classic theme adds to the site's own. */
function stylesheetsOfTheme(): string[] {
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}}},
  } as unknown as LoadContext;
  const modules = themeClassic(context, {customCss: []}).getClientModules?.() ?? [];
  return modules.filter((module) => module.endsWith('.css'));
}

it("drops only the classic theme's stylesheet", () => {
  const configure = stylesPlugin().configureWebpack as () => unknown;
  const [stylesheet, ...others] = stylesheetsOfTheme();

  expect(stylesheet).toMatch(/infima/);
  expect(others).toEqual([]);
  expect(configure()).toEqual({resolve: {alias: {[String(stylesheet)]: false}}});
});

it("looks for no PostCSS configuration, and keeps Docusaurus's", () => {
  const options = {ident: 'postcss', plugins: ['postcss-preset-env']};

  expect(stylesPlugin().configurePostCss?.(options)).toEqual({...options, config: false});
});
