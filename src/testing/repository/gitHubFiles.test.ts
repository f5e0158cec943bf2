/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parse} from 'yaml';

const readYaml = (path: string): unknown => parse(readFileSync(join('.github', path), 'utf8'));

type Package = {
  dependencies?: object;
  devDependencies?: object;
  overrides?: object;
};
const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;

describe('dependabot.yml', () => {
  const {updates} = readYaml('dependabot.yml') as {
    updates: {
      'package-ecosystem': string;
      directory: string;
      groups: Record<string, {'update-types'?: string[]}>;
      ignore?: {'dependency-name': string}[];
    }[];
  };
  const [npm] = updates;

  it('covers every lock file', () => {
    const folders = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'})
      .trim()
      .split('\n')
      .map((path) => join('/', dirname(path)));
    const covered = updates
      .filter((update) => update['package-ecosystem'] === 'npm')
      .map(({directory}) => directory);
    expect(covered.toSorted()).toEqual(folders.toSorted());
  });

  it('ignores dependencies whose versions package.json overrides', () => {
    const folders = ['.', ...readdirSync('packages').map((name) => join('packages', name))];
    const direct = folders
      .map(readPackage)
      .flatMap((each) => [
        ...Object.keys(each.dependencies ?? {}),
        ...Object.keys(each.devDependencies ?? {}),
      ]);
    const overridden = Object.keys(readPackage('.').overrides ?? {});
    const ignored = npm?.ignore?.map((each) => each['dependency-name']);
    expect(ignored).toEqual(
      expect.arrayContaining(overridden.filter((name) => direct.includes(name))),
    );
  });
});
