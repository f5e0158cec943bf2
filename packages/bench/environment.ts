import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {cpus, release, totalmem, type} from 'node:os';
import {join} from 'node:path';
import {benchRoot, projectRoot} from './paths';

export type Environment = {
  /** ISO 8601, in UTC. */
  startedAt: string;
  minutes: number;
  commit: string;
  /** Whether there were changes since that commit. */
  changed: boolean;
  processor: string;
  cores: number;
  /** Bytes. */
  memory: number;
  system: string;
  versions: Record<string, string>;
  /** What was typed. */
  command: string;
};

const git = (...words: string[]): string =>
  execFileSync('git', words, {cwd: projectRoot, encoding: 'utf8'}).trim();

function versionOf(folder: string, name: string): string {
  const file = join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}

/** What a run is made on, and with. */
export function readEnvironment(chromium: string, words: string[]): Environment {
  const own = ['@docusaurus/core', '@docusaurus/faster', 'react', 'preact', 'esbuild'];
  const benchs = ['astro', '@astrojs/preact', 'lighthouse', 'playwright-core'];
  return {
    startedAt: new Date().toISOString(),
    minutes: 0,
    commit: git('rev-parse', 'HEAD'),
    // What this run writes is no change of what it measures.
    changed:
      git(
        'status',
        '--porcelain',
        '--',
        '.',
        ':!packages/bench/RESULTS.md',
        ':!packages/bench/results.json',
      ) !== '',
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memory: totalmem(),
    system: `${type()} ${release()}`,
    versions: {
      Node: process.versions.node,
      Chromium: chromium,
      ...Object.fromEntries(own.map((name) => [name, versionOf(projectRoot, name)])),
      ...Object.fromEntries(benchs.map((name) => [name, versionOf(benchRoot, name)])),
    },
    command: ['npm run bench', ...(words.length > 0 ? ['--', ...words] : [])].join(' '),
  };
}
