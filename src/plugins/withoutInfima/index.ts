import type {Plugin} from '@docusaurus/types';

/**
 * Leaves out the stylesheet that the classic theme brings: this site has its own design,
 * and Infima's rules would have to be undone one by one.
 */
export default function withoutInfimaPlugin(): Plugin {
  return {
    name: 'without-infima',
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('infima/dist/css/default/default.css')]: false}},
    }),
  };
}
