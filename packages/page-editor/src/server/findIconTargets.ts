import {findIcons, taggedIcons} from '@sitekit/authoring/development';
import type {IconTarget} from '../protocol';
import type {EditorSite} from './EditorSite';

/** As many as a glance takes in. */
const MAX_ICONS = 60;

/** The icons that fit all words of a search, the best first. */
export const findIconTargets = (
  {config: {icons}}: Pick<EditorSite, 'config'>,
  query: string,
): IconTarget[] =>
  findIcons(taggedIcons(icons), query.split(/\s+/).filter(Boolean))
    .slice(0, MAX_ICONS)
    .map(({name}) => ({name, drawing: icons.draw?.(name) ?? []}));
