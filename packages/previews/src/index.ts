import {readRecord} from '../../../src/content/readRecords';
import {pullRequestNumber} from './pullRequestNumber';
import {placeOf, previewPlaces} from './addresses';
import {gitHubOf} from './gitHub';
import {publishPreview} from './publishPreview';
import {publishSite} from './publishSite';

/*
 * What the workflows run, with what GitHub sets in their environment:
 *
 *   addresses [number]       where the site is served, or the preview of a pull request
 *   publish-site <build>     publishes the site
 *   publish-preview <folder> publishes the preview in an unpacked artifact, if it can be trusted
 */

function required(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`${name} has to be set.`);
  }
  return value;
}

const repository = () => required('GITHUB_REPOSITORY');
const place = () => placeOf(repository(), readRecord(process.cwd(), 'site'));
const remote = () => ({
  url: `${required('GITHUB_SERVER_URL')}/${repository()}.git`,
  token: required('GITHUB_TOKEN'),
});

/** Lines for `$GITHUB_OUTPUT`. */
function addresses(request: string | undefined): string[] {
  if (request === undefined) {
    const {origin, base} = place();
    return [`base-url=${base}`, `site-url=${origin}${base}`];
  }
  const number = pullRequestNumber(request);
  if (number === undefined) {
    throw new Error(`"${request}" is not the number of a pull request.`);
  }
  const {base, preview, report} = previewPlaces(place(), number);
  return [`base-url=${base}`, `preview-url=${preview}`, `report-url=${report}`];
}

async function run([command, argument]: string[]): Promise<string[]> {
  switch (command) {
    case 'addresses':
      return addresses(argument);
    case 'publish-site':
      return (await publishSite(argument ?? 'build', place(), remote()))
        ? ['Published.']
        : ['Nothing has changed.'];
    case 'publish-preview':
      return publishPreview({
        artifact: argument ?? '',
        repository: repository(),
        headSha: required('HEAD_SHA'),
        place: place(),
        remote: remote(),
        gitHub: gitHubOf({
          repository: repository(),
          api: required('GITHUB_API_URL'),
          token: required('GITHUB_TOKEN'),
        }),
        now: new Date(),
      });
    default:
      throw new Error(`There is no command "${command ?? ''}".`);
  }
}

run(process.argv.slice(2)).then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
