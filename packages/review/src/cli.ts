import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {BuildError, buildCommit, buildSite, findBase} from './baseBuild';
import {launchBrowser} from './browser';
import {reportFolder, workPrefix} from './builtFiles';
import type {Report} from './model';
import {renderReport} from './report/renderReport';
import {headline} from './report/words';
import {compareBuilds} from './reviewSite';

const usage = `npm run review            compares the site as it is in this folder with the commit where it left main
npm run review -- <base>  compares it with a branch, a tag or a commit

--before <folder>     compares with the built pages in a folder, instead of building the base
--after <folder>      compares the built pages in a folder, instead of building the site
--output <folder>     where to write the report, index.html; by default review/
--preview <address>   where the site is published after the change: the report links to it

The base is built once. Building and comparing takes about a minute; comparing alone, about half of it.`;

const startedAt = Date.now();

function onProgress(message: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.error(`${String(seconds).padStart(4)} s  ${message}`);
}

const text = {type: 'string'} as const;

function readArguments() {
  const {values, positionals} = parseArgs({
    options: {help: {type: 'boolean'}, before: text, after: text, output: text, preview: text},
    allowPositionals: true,
  });
  if (positionals.length > 1 || (positionals.length === 1 && values.before !== undefined)) {
    throw new Error(
      `Name one version to compare with, not ${[values.before, ...positionals].filter(Boolean).join(', ')}.`,
    );
  }
  return {...values, base: positionals[0]};
}

type Arguments = ReturnType<typeof readArguments>;

/**
 * Builds what there is no folder for, and compares.
 *
 * @param workDir for the time of the builds
 */
async function makeReport(siteDir: string, workDir: string, options: Arguments): Promise<Report> {
  const {before, after, base, preview} = options;
  const commit = before === undefined ? await findBase(siteDir, base) : undefined;
  const buildBase = async () => {
    try {
      return commit === undefined
        ? String(before)
        : await buildCommit(siteDir, workDir, commit, onProgress);
    } catch (error) {
      if (error instanceof BuildError) {
        return error;
      }
      throw error;
    }
  };
  const buildChange = async () => {
    const folder = join(workDir, 'after');
    onProgress('building the site');
    await buildSite(siteDir, folder);
    return folder;
  };
  const [former, current] = await Promise.all([buildBase(), after ?? buildChange()]);
  if (former instanceof BuildError) {
    return {parts: [], baseFailure: former.message};
  }
  const browser = await launchBrowser({args: ['--font-render-hinting=none']});
  try {
    const parts = await compareBuilds(browser, {before: former, after: current}, onProgress);
    return {parts, preview, ...(commit && {base: `version ${commit.slice(0, 7)}`})};
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const options = readArguments();
  if (options.help) {
    console.log(usage);
    return;
  }
  const output = resolve(options.output ?? reportFolder);
  mkdirSync(output, {recursive: true});
  const workDir = mkdtempSync(join(output, workPrefix));
  try {
    const report = await makeReport(process.cwd(), workDir, options);
    writeFileSync(join(output, 'index.html'), renderReport(report));
    onProgress(`wrote ${join(output, 'index.html')}`);
    console.log(headline(report));
  } finally {
    rmSync(workDir, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof BuildError
      ? `The site can't be built as it is now:\n\n${message}\n\nTo find the problem, run npm run check.`
      : message,
  );
  process.exitCode = 1;
});
