/** @jest-environment node */
import themeClassic from '@docusaurus/theme-classic';
import type {LoadContext} from '@docusaurus/types';
import withoutInfimaPlugin from '.';

/** The stylesheets that the classic theme brings to a site, besides the site's own. */
function stylesheetsOfTheme(): string[] {
  const context = {
    i18n: {currentLocale: 'en', localeConfigs: {en: {direction: 'ltr'}}},
    siteConfig: {themeConfig: {prism: {additionalLanguages: []}}},
  } as unknown as LoadContext;
  const modules = themeClassic(context, {customCss: []}).getClientModules?.() ?? [];
  return modules.filter((module) => module.endsWith('.css'));
}

it('leaves out the one stylesheet that the classic theme brings, and nothing else', () => {
  const configure = withoutInfimaPlugin().configureWebpack as () => unknown;
  const [stylesheet, ...others] = stylesheetsOfTheme();

  expect(stylesheet).toMatch(/infima/);
  expect(others).toEqual([]);
  expect(configure()).toEqual({resolve: {alias: {[String(stylesheet)]: false}}});
});
