import type {Plugin} from 'postcss';

/** Components to which others add a class of their own, whose rules then have to win. */
const parts = /components\/(Button|Card)\//;

/**
 * Puts the styles of such components into a layer below all others, because Astro joins the styles
 * of a page from several files in an order that is not that of the imports.
 */
export const partsInLayer: Plugin = {
  postcssPlugin: 'parts-in-layer',
  Once(root, {AtRule}) {
    if (parts.test(root.source?.input.file ?? '')) {
      const layer = new AtRule({name: 'layer', params: 'parts', nodes: root.nodes});
      root.removeAll();
      root.append(layer);
    }
  },
};
