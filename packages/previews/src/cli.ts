import {parseArgs} from 'node:util';
import {loadSiteConfig} from '@docusaurus/core/lib/server/config';
import {createGitHubClient} from './GitHubClient';
import {pagesLocation, previewUrls} from './pagesLocation';
import {parsePullRequestNumber} from './parsePullRequestNumber';
import {publishPreview} from './publishPreview';
import {publishSite} from './publishSite';

const usage = `site-previews urls [number]
    prints where the site, or the preview of a pull request, is served, as lines for $GITHUB_OUTPUT
site-previews publish-site <build>
    publishes a build
site-previews publish-preview <artifact> [--guide <path>]
    publishes the preview in an unpacked artifact and comments on the pull request, with a link to
    the repository's guide for reviewers`;

function readEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) {
    throw new Error(`The environment variable ${name} is missing.`);
  }
  return value;
}

const repository = () => readEnvironment('GITHUB_REPOSITORY');

async function readLocation() {
  const {siteConfig} = await loadSiteConfig({siteDir: process.cwd()});
  return pagesLocation(repository(), siteConfig.url);
}

const remote = () => ({
  url: `${readEnvironment('GITHUB_SERVER_URL')}/${repository()}.git`,
  token: readEnvironment('GITHUB_TOKEN'),
});

async function urls(pullRequest: string | undefined): Promise<string[]> {
  const location = await readLocation();
  if (pullRequest === undefined) {
    return [`base-url=${location.baseUrl}`];
  }
  const number = parsePullRequestNumber(pullRequest);
  if (number === undefined) {
    throw new Error(`"${pullRequest}" is not the number of a pull request.`);
  }
  const {baseUrl, previewUrl, reportUrl} = previewUrls(location, number);
  return [`base-url=${baseUrl}`, `preview-url=${previewUrl}`, `report-url=${reportUrl}`];
}

async function run(): Promise<string[]> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {guide: {type: 'string'}},
  });
  const [command, argument] = positionals;
  if (command === 'urls') {
    return urls(argument);
  }
  if (command === 'publish-site' && argument) {
    const isChanged = await publishSite(argument, await readLocation(), remote(), new Date());
    return [isChanged ? 'Published the site.' : 'The site is already up to date.'];
  }
  if (command === 'publish-preview' && argument) {
    return publishPreview({
      artifact: argument,
      repository: repository(),
      headSha: readEnvironment('HEAD_SHA'),
      location: await readLocation(),
      remote: remote(),
      gitHub: createGitHubClient({
        repository: repository(),
        api: readEnvironment('GITHUB_API_URL'),
        token: readEnvironment('GITHUB_TOKEN'),
      }),
      guide: values.guide,
      now: new Date(),
    });
  }
  throw new Error(`Usage:\n\n${usage}`);
}

run().then(
  (lines) => console.log(lines.join('\n')),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  },
);
