import type {Plugin} from '@docusaurus/types';

/**
 * Drops the classic theme's stylesheet, Infima, whose rules this site's design would have to
 * override one by one.
 */
export default function withoutInfimaPlugin(): Plugin {
  return {
    name: 'without-infima',
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('infima/dist/css/default/default.css')]: false}},
    }),
  };
}
