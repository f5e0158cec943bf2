/** @jest-environment node */
import {SiteMap, SourceFile, checkPage, readPage, readPages} from '@sitekit/content-check';
import config from '../../../config/content';
import {components} from '../../content/components';

const siteDir = process.cwd();
const siteMap = new SiteMap(siteDir, readPages(siteDir, config), config.components);

/** The messages about a page that only contains the example. */
function messagesFor(example: string): string[] {
  const heading = /^ *# /m.test(example) ? '' : '# Title\n\n';
  const file = new SourceFile(`${config.contentFolder}/_example.mdx`, `${heading}${example}\n`);
  return checkPage(readPage(file, config), {config, siteMap}).map(({message}) => message);
}

it.each(components.map(({name, example, belongsIn}) => ({name, example, belongsIn})))(
  'the example of $name passes the check',
  ({name, example, belongsIn}) => {
    expect(messagesFor(example)).toEqual(
      belongsIn ? [expect.stringMatching(`^<${name}> belongs in <`)] : [],
    );
  },
);

it.each(components.filter(({belongsIn}) => belongsIn))(
  'the examples of the components that $name belongs in contain it',
  ({name, belongsIn = []}) => {
    const containers = components.filter((component) => belongsIn.includes(component.name));

    expect(containers.length).toBe(belongsIn.length);
    for (const {example} of containers) {
      expect(example).toContain(`<${name}`);
    }
  },
);
