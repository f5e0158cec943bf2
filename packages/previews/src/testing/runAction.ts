import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Run} from './FakeActions';
import {filesOf} from './FakeGitHub';
import type {FakeGitHub} from './FakeGitHub';

/**
 * Does what an action of GitHub does.
 *
 * @returns its outputs
 */
export function runAction(
  gitHub: FakeGitHub,
  run: Run,
  action: string,
  inputs: Record<string, string>,
  work: string,
): Record<string, string> {
  const artifact = (id: unknown, name: unknown) => `${String(id)}/${String(name)}`;
  const {artifacts, siteUrl, remote} = gitHub;
  // The trusted jobs only check out the publisher, which runs from here.
  if (action === 'actions/checkout' && inputs['fetch-depth']) {
    if (run.event.inputs?.commit) {
      execFileSync('git', ['clone', '--quiet', remote, work]);
    } else {
      const sha = inputs.ref ?? run.event.sha;
      gitHub.git(`--work-tree=${work}`, 'checkout', '--force', sha, '--', '.');
    }
  } else if (action === 'actions/configure-pages') {
    const {origin, pathname} = new URL(siteUrl ?? '');
    const base_path = pathname.replace(/\/$/, '');
    return {origin, base_path, base_url: origin + base_path};
  } else if (action === 'actions/upload-artifact' && inputs.name) {
    const copy = mkdtempSync(join(tmpdir(), 'artifact-'));
    const paths = inputs.path?.trim().split(/\s+/) ?? [];
    for (const path of paths) {
      const target = paths.length > 1 ? join(copy, path) : copy;
      cpSync(join(work, path), target, {recursive: true});
    }
    artifacts.set(artifact(run.id, inputs.name), copy);
  } else if (action === 'actions/download-artifact') {
    const source = artifacts.get(artifact(inputs['run-id'], inputs.name));
    mkdirSync(inputs.path ?? '', {recursive: true});
    cpSync(source ?? '', inputs.path ?? '', {recursive: true});
  } else if (action === 'actions/upload-pages-artifact') {
    artifacts.set(artifact(run.id, inputs.name), inputs.path ?? '');
  } else if (action === 'actions/deploy-pages') {
    // upload-pages-artifact leaves out files and folders whose names start with a dot.
    const source = artifacts.get(artifact(run.id, inputs.artifact_name)) ?? '';
    gitHub.deploy(filesOf(source, /(?:^|\/)\./));
    return {page_url: siteUrl ?? ''};
  }
  return {};
}
