import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {contentFolder} from '../src/content/folders';
import {expect} from './fixtures';

const root = join(__dirname, '..');

const sources = [
  'src',
  'static',
  '.gitignore',
  'config',
  'cspell.config.yaml',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'sidebars.ts',
  'tsconfig.json',
];

/** Pages and records for tests that edit or review: authors can't break these tests. */
export const sampleContent = join(__dirname, 'sampleContent');

/** Its words for buttons, labels and headings are the site's. */
const words = `${contentFolder}/data/uiTexts.yaml`;

/** A copy of the site's sources, with the sample content, that a test can change. */
export class SiteCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-copy-')));

  constructor() {
    for (const source of sources) {
      cpSync(join(root, source), join(this.folder, source), {recursive: true});
    }
    cpSync(sampleContent, join(this.folder, contentFolder), {recursive: true});
    cpSync(join(root, words), join(this.folder, words));
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    // They expect what only the real pages say, such as the number of tools.
    this.change('config/content.ts', /^ {2}rules,$/m, '  rules: [],');
  }

  /** Writes a file. Its path is relative to the project's root. */
  write(file: string, contents: string | Buffer): void {
    writeFileSync(join(this.folder, file), contents);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Replaces the first match of `from` in a file. */
  change(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    expect(text, file).toMatch(from);
    this.write(file, text.replace(from, to));
  }

  /** Restores the original file. */
  restore(file: string): void {
    const inSample = join(sampleContent, relative(contentFolder, file));
    const isSample = file.startsWith(`${contentFolder}/`) && file !== words;
    cpSync(isSample ? inSample : join(root, file), join(this.folder, file));
  }

  /** @returns what git prints, without the line break at its end */
  git(...args: string[]): string {
    return execFileSync('git', args, {cwd: this.folder, encoding: 'utf8'}).trimEnd();
  }

  /** Makes the copy a git repository with one commit on `main`. */
  initRepository(message: string, ...paths: string[]): void {
    this.git('init', '--quiet', '--initial-branch', 'main');
    this.git('config', 'user.name', 'An author');
    this.git('config', 'user.email', 'author@example.com');
    this.git('add', ...paths);
    this.git('commit', '--quiet', '--message', message);
  }

  remove(): void {
    rmSync(this.folder, {recursive: true});
  }
}
