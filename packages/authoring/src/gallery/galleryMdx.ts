import {describeProp} from '@sitekit/content-check/components';
import type {ComponentDoc} from '@sitekit/content-check/components';
import {aboutComponent} from '../generate/reference';
import {escapeMdx, fence, paragraphs} from '../generate/markdown';

const intro =
  'Everything you can use in a page. Copy an example into your page and change its text. ' +
  "You only see this list while you edit the site. It isn't published.";

/** A list, because a site's tables can be regions that all have the same name. */
const propsList = ({props}: ComponentDoc): string =>
  props
    .map((prop) => {
      const need = prop.isRequired ? 'required' : 'optional';
      return `- ${describeProp(prop)} (${need}): ${escapeMdx(prop.description)}`;
    })
    .join('\n');

function entry(component: ComponentDoc): string {
  const {name, belongsIn, example} = component;
  return paragraphs([
    `## ${name}`,
    aboutComponent(component),
    // An example of a part, such as a table row, can't be shown without its container.
    belongsIn ? undefined : `<GalleryExample>\n\n${example}\n\n</GalleryExample>`,
    `<p><CopyButton text={${JSON.stringify(example)}}>Copy ${name}</CopyButton></p>`,
    fence('markup', example),
    propsList(component),
  ]);
}

/** The gallery as a page of MDX, so that it looks like the site's other pages. */
export const galleryMdx = (components: readonly ComponentDoc[]): string =>
  paragraphs([
    '# Components',
    intro,
    [...components.map(({name}) => name), 'Icons']
      .map((name) => `- [${name}](#${name.toLowerCase()})`)
      .join('\n'),
    ...components.map(entry),
    '## Icons',
    'Press an icon to copy its name, and write it like this: `icon="rocket"`.',
    '<IconBrowser />',
  ]) + '\n';
