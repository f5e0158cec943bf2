import {anchorsOf, readPages} from '@sitekit/content-check';
import type {LinkTarget} from '../protocol';
import type {EditorSite} from './EditorSite';

/** The pages of the site and what links can lead to on them, as links lead to them. */
export const findLinks = ({siteDir, config}: EditorSite): LinkTarget[] =>
  readPages(siteDir, config)
    .filter(({isPartial}) => !isPartial)
    .flatMap((page) => {
      const {route, frontMatter} = page;
      const {title: written} = frontMatter.data;
      const title = typeof written === 'string' ? written : route;
      return [
        {to: route, title},
        ...anchorsOf(page, config.components).map(({id, text}) => ({
          to: `${route}#${id}`,
          title: `${title} › ${text}`,
        })),
      ];
    });
