import type {IconSet} from '@sitekit/content-check';
import type {TaggedIcon} from './findIcons';

/** All icons with their tags. */
export const taggedIcons = ({names, tags}: IconSet): TaggedIcon[] =>
  names.map((name) => ({name, tags: tags?.(name) ?? []}));
