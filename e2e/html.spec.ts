import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, test} from './fixtures';
import {scanners} from './nginx';
import {builds} from './site';

type Message = {url: string; type: string; message: string; extract?: string};

/** Findings of the Nu HTML checker that we accept, and why. */
const accepted: Record<string, RegExp> = {
  "It doesn't know these features yet. Browsers that don't either ignore them.":
    /^CSS: .*(?:“(?:animation-timeline|animation-range)”|highlight\()/,
  'It means the structured data (application/ld+json), which browsers never execute.':
    /^Inline script violates Content Security Policy/,
  'It reads files, and a file has no site that its pictures could be from.':
    /^Resource violates Content Security Policy \(meta tag\): image “\/(?!\/)/,
  'Calendars end with the year 9999, so that no one enters a year of five digits.':
    /^Potentially bad value “9999-12-31” for attribute “max”/,
  "It's a custom element, which may have any attribute.":
    /“name” attribute is never allowed on the “site-island” element/,
};

const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) {
  console.log('The Nu HTML checker needs Java, so it checks nothing here. Install a Java runtime.');
}

test('the Nu HTML checker finds nothing in the built pages that we don’t accept', () => {
  test.skip(!hasJava, 'The Nu HTML checker needs Java.');
  const checker = join(scanners, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['--format', 'json', '--exit-zero-always', '--stdout', '--skip-non-html'];
  const {stdout, stderr} = spawnSync('java', ['-jar', checker, ...options, builds.site.folder], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  expect(stderr).toBe('');
  const {messages} = JSON.parse(stdout) as {messages: Message[]};
  // Otherwise it has checked no page.
  expect(messages.length).toBeGreaterThan(0);
  const unexpected = messages.filter(({message, extract = ''}) =>
    Object.values(accepted).every((pattern) => !pattern.test(`${message} ${extract}`)),
  );
  expect(unexpected).toEqual([]);
});
