import type {Plugin, PluginModule} from '@docusaurus/types';

const siteFile = 'docs-content/data/site.yaml';

/** What is written elsewhere than in `themeConfig`. */
const instead = {
  announcementBar: `an announcement below "announcement:" in ${siteFile}`,
  navbar: `the links below "navbar:" in ${siteFile}`,
  footer: `the links below "footer:" in ${siteFile}`,
};

/** Stops the site when `themeConfig` has what its theme doesn't read. */
const refuseThemeConfig: PluginModule = (): Plugin => ({name: 'refuse-theme-config'});

refuseThemeConfig.validateThemeConfig = ({themeConfig}) => {
  for (const [name, place] of Object.entries(instead)) {
    if (Object.keys(themeConfig as object).includes(name)) {
      throw new Error(
        `This site doesn't use themeConfig.${name}. Delete it from docusaurus.config.ts, and write ${place}.`,
      );
    }
  }
  return themeConfig;
};

export default refuseThemeConfig;
