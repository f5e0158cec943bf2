import {join} from 'node:path';

const siteDir = process.env.SITE_DIR;

/**
 * The pages of our build, whose HTML is already rendered: Eleventy puts each into the layout. That's
 * the least it would have to do for the same site.
 *
 * @param {import('@11ty/eleventy').UserConfig} config
 */
export default function configure(config) {
  config.addPassthroughCopy({
    [join(siteDir, 'static')]: '/',
    [join(siteDir, 'out/ours/assets')]: '/assets',
  });
  config.addGlobalData('layout', 'page.liquid');
  config.addGlobalData('permalink', '{{ page.fileSlug | default: "index" }}.html');
  return {dir: {input: 'pages', layouts: '../layouts', includes: '../layouts'}};
}
