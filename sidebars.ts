import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The order of the pages. A page that is not listed here is a page of the site all the same. */
const sidebars: SidebarsConfig = {
  pages: ['index', 'how-it-works', 'benefits', 'process', 'tools', 'contact'],
};

export default sidebars;
