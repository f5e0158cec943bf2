import {readFileSync} from 'node:fs';
import {cpus, release, totalmem, type} from 'node:os';
import {join, relative} from 'node:path';
import {benchDir, rivalsDir, siteDir} from './folders';
import {git} from './git';

export type Environment = {
  /** ISO 8601, in UTC. */
  startedAt: string;
  minutes: number;
  commit: string;
  /** Whether there were uncommitted changes. */
  changed: boolean;
  processor: string;
  cores: number;
  /** Bytes. */
  memory: number;
  system: string;
  versions: Record<string, string>;
  command: string;
};

function versionsIn(folder: string, names: string[]): Record<string, string> {
  const versionOf = (name: string) => {
    const file = join(folder, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
  };
  return Object.fromEntries(names.map((name) => [name, versionOf(name)]));
}

/** What a run measures on and with. */
export function readEnvironment(chromium: string, args: string[]): Environment {
  // A run's own results don't change what it measures.
  const results = ['RESULTS.md', 'results.json'].map(
    (name) => `:!${relative(siteDir, join(benchDir, name))}`,
  );
  return {
    startedAt: new Date().toISOString(),
    minutes: 0,
    commit: git('rev-parse', 'HEAD'),
    changed: git('status', '--porcelain', '--', '.', ...results) !== '',
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    system: `${type()} ${release()}`,
    versions: {
      Chromium: chromium,
      ...versionsIn(siteDir, [
        '@docusaurus/core',
        '@docusaurus/faster',
        'react',
        'preact',
        'esbuild',
        'playwright-core',
      ]),
      ...versionsIn(rivalsDir, [
        'node',
        'astro',
        '@astrojs/preact',
        '@11ty/eleventy',
        'lighthouse',
      ]),
    },
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
  };
}
