import type {Plugin} from 'postcss';

/** Components whose rules the classes that others pass in must override. */
const parts = /components\/(Button|Card)\//;

/**
 * Puts the styles of such components into a layer below all others, because Astro doesn't keep the
 * order of imports when it joins a page's styles.
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
