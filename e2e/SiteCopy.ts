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

/** Pages and records for tests that edit, review or print: authors can't break these tests. */
export const sampleContent = join(__dirname, 'sampleContent');

/** What authors write for visitors. */
export const realContent = join(root, contentFolder);

/** A copy of the site's sources that a test can change, with sample content unless told otherwise. */
export class SiteCopy {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-copy-')));
  readonly #content: string;

  constructor(content = sampleContent) {
    this.#content = content;
    for (const source of sources) {
      cpSync(join(root, source), join(this.folder, source), {recursive: true});
    }
    cpSync(content, join(this.folder, contentFolder), {recursive: true});
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
    if (content === sampleContent) {
      // They expect what only the real pages say, such as the number of tools.
      this.change('config/content.ts', /^ {2}rules,$/m, '  rules: [],');
    }
  }

  /** Writes a file. Its path is relative to the project's root. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
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
    const inContent = relative(contentFolder, file);
    const original = inContent.startsWith('..') ? join(root, file) : join(this.#content, inContent);
    cpSync(original, join(this.folder, file));
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
