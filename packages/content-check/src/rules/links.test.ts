/** @jest-environment node */
import config from '../../corpus/site/config/content';
import {SiteMap} from '../model/SiteMap';
import {readPage} from '../model/readPage';
import {SourceFile} from '../SourceFile';
import {checkAddresses} from './links';

const page = (body: string) =>
  readPage(new SourceFile('docs-content/benefits.mdx', `# Benefits\n\n${body}\n`), config);
const context = {config, siteMap: new SiteMap(process.cwd(), [page('## Cost')], [])};

/** The text after the first suggestion was taken. */
function corrected(body: string): string | undefined {
  const read = page(`## Cost\n\n${body}`);
  const [suggestion] = checkAddresses(read, context)[0]?.suggestions ?? [];
  const {text} = read.file;
  return (
    suggestion &&
    (text.slice(0, suggestion.start) + suggestion.text + text.slice(suggestion.end))
      .slice('# Benefits\n\n## Cost\n\n'.length)
      .trimEnd()
  );
}

it.each([
  ['[See it](/benefitz)', '[See it](/benefits)'],
  ['[/benefitz](/benefitz)', '[/benefitz](/benefits)'],
  ['[See it](/benefitz#cost)', '[See it](/benefits#cost)'],
  ['[See it](/benefits#costt)', '[See it](/benefits#cost)'],
  ['[See it][1]\n\n[1]: /benefitz', '[See it][1]\n\n[1]: /benefits'],
  ['<a href="/benefitz">See it</a>', '<a href="/benefits">See it</a>'],
])('suggests another address in %j', (body, expected) => {
  expect(corrected(body)).toBe(expected);
});

it('suggests nothing for an address that is written with escapes', () => {
  expect(corrected('[One](/benefit\\_z) and `/benefit_z`')).toBeUndefined();
});
