import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {
  announceBuild,
  announceFailure,
  announceFork,
  announceRejection,
  pullRequestsOf,
} from './announce';
import type {PreviewRun} from './announce';
import {CommandError, annotation} from './check';
import {confirmPreview} from './confirmPreview';
import {createGitHubClient} from './GitHubClient';
import {isWanted, publishPreview} from './publishPreview';
import type {StoredPreview} from './publishPreview';
import {publishSite} from './publishSite';
import type {Wait} from './retry';
import {sweepPreviews} from './sweepPreviews';
import {RejectedError} from './validateFolder';

/** What a command needs from its surroundings. */
export type Surroundings = {
  /** The variables that GitHub sets in workflows, and `GITHUB_TOKEN`. */
  env: Readonly<Record<string, string | undefined>>;
  send?: typeof fetch;
  wait?: Wait;
  now: Date;
};

/** The values of a command's options. */
export type Values = {guide?: string; out?: string; state?: string; commit?: string};

const withSlash = (url: string): string => url.replace(/\/*$/, '/');

/** The commands of the trusted workflows. */
export class Publisher {
  readonly #read = (name: string): string => {
    const value = this.surroundings.env[name];
    if (!value) {
      throw new CommandError(`The environment variable ${name} is missing.`);
    }
    return value;
  };
  readonly #repository: string;
  readonly #gitHub;

  constructor(
    readonly surroundings: Surroundings,
    readonly values: Values,
  ) {
    this.#repository = this.#read('GITHUB_REPOSITORY');
    this.#gitHub = createGitHubClient({
      repository: this.#repository,
      api: this.#read('GITHUB_API_URL'),
      token: this.#read('GITHUB_TOKEN'),
      send: surroundings.send,
      wait: surroundings.wait,
    });
  }

  get #remote() {
    return {
      url: `${this.#read('GITHUB_SERVER_URL')}/${this.#repository}.git`,
      token: this.#read('GITHUB_TOKEN'),
      copyTo: this.values.out,
    };
  }

  /** The event that started the workflow. */
  get #event() {
    return JSON.parse(readFileSync(this.#read('GITHUB_EVENT_PATH'), 'utf8')) as {
      action: string;
      /** Of `workflow_run` */
      workflow_run: PreviewRun;
      /** Of `pull_request_target` */
      number?: number;
    };
  }

  get #announcement() {
    const {action, workflow_run: run} = this.#event;
    return {
      action,
      run,
      repository: this.#repository,
      gitHub: this.#gitHub,
    };
  }

  /** Where the site is served: on GitHub Pages, unless `SITE_URL` names another host. */
  async #siteUrl(): Promise<string> {
    return withSlash(this.surroundings.env.SITE_URL ?? (await this.#gitHub.siteUrl()));
  }

  /** Where previews are served: beside the site, unless `PREVIEWS_URL` names another host. */
  async #previewsUrl(): Promise<string> {
    return withSlash(this.surroundings.env.PREVIEWS_URL ?? (await this.#siteUrl()));
  }

  /** Tells the workflow to go on. */
  #output(name: 'deploy' | 'confirm'): void {
    appendFileSync(this.#read('GITHUB_OUTPUT'), `${name}=true\n`);
  }

  async publishSite(build: string): Promise<string[]> {
    const siteUrl = await this.#siteUrl();
    const [workflow = ''] = this.#read('GITHUB_WORKFLOW_REF').split('@');
    const run = {workflow, number: Number(this.#read('GITHUB_RUN_NUMBER'))};
    const newer = await publishSite(
      build,
      {baseUrl: new URL(siteUrl).pathname, run},
      this.#remote,
      this.surroundings.now,
    );
    if (newer) {
      const text = `Run ${newer.number} has already published another version. Nothing was changed. To publish an older version, run Deploy with its commit.`;
      // Someone who re-runs an old run expects it to publish.
      if (this.#read('GITHUB_RUN_ATTEMPT') !== '1') {
        throw new CommandError(annotation('error', text));
      }
      return [annotation('warning', text)];
    }
    this.#output('deploy');
    return [`Stored the site. It will be at ${siteUrl} in a moment.`];
  }

  async publishPreview(artifact: string): Promise<string[]> {
    const announcement = this.#announcement;
    const pullRequests = await pullRequestsOf(this.#gitHub, announcement.run);
    for (const pullRequest of pullRequests.filter((each) => !isWanted(each))) {
      await announceFork(announcement, pullRequest);
    }
    const wanted = pullRequests.filter(isWanted);
    if (wanted.length === 0) {
      return [`No pull request at ${announcement.run.head_sha} needs a preview.`];
    }
    try {
      const stored = await publishPreview(
        {
          artifact,
          repository: this.#repository,
          siteUrl: await this.#previewsUrl(),
          remote: this.#remote,
          guide: this.values.guide,
        },
        wanted,
      );
      writeFileSync(this.values.state ?? '', JSON.stringify(stored));
      this.#output('deploy');
      this.#output('confirm');
      return [`Stored ${stored.previewUrl}.`];
    } catch (error) {
      if (!(error instanceof RejectedError)) {
        throw error;
      }
      for (const pullRequest of wanted) {
        await announceRejection(announcement, pullRequest, error.reason);
      }
      return [annotation('warning', error.message)];
    }
  }

  async confirm(): Promise<string[]> {
    const stored = JSON.parse(readFileSync(this.values.state ?? '', 'utf8')) as StoredPreview;
    await confirmPreview(this.#gitHub, stored, this.surroundings.send, this.surroundings.wait);
    return [`${stored.previewUrl} shows ${stored.commit}.`];
  }

  async announce(): Promise<string[]> {
    const {action, ...announcement} = this.#announcement;
    await (action === 'completed' ? announceFailure(announcement) : announceBuild(announcement));
    return [];
  }

  async publishingFailed(): Promise<string[]> {
    const announcement = this.#announcement;
    const url = `${this.#read('GITHUB_SERVER_URL')}/${this.#repository}/actions/runs/${this.#read('GITHUB_RUN_ID')}`;
    const reason = `publishing failed. Someone with write access can re-run it. [See why](${url})`;
    for (const pullRequest of await pullRequestsOf(this.#gitHub, announcement.run)) {
      await announceRejection(announcement, pullRequest, reason);
    }
    return [];
  }

  async sweep(): Promise<string[]> {
    const siteUrl = await this.#previewsUrl();
    const {number} = this.#event;
    const {removed, warnings} = await sweepPreviews(this.#gitHub, siteUrl, this.#remote, number);
    // The daily sweep also repairs a deployment that failed.
    if (removed.length > 0 || this.#read('GITHUB_EVENT_NAME') === 'schedule') {
      this.#output('deploy');
    }
    return [
      ...removed.map((folder) => `Removed ${folder}.`),
      ...warnings.map((text) => annotation('warning', text)),
    ];
  }
}
