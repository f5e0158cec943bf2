import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SiteCopy} from '../SiteCopy';
import {startServer} from './startServer';
import type {RunningServer} from './startServer';

/** A copy of the site and its `npm start`, in a git repository with a remote on this computer. */
export class StartedSite extends SiteCopy {
  /** The bare repository that changes are sent to. */
  readonly remote = mkdtempSync(join(tmpdir(), 'remote-'));
  readonly #editorFolder = mkdtempSync(join(tmpdir(), 'editor-'));
  /** The file with the arguments that the editor was last started with. */
  readonly editorFile = join(this.#editorFolder, 'arguments');
  #server: RunningServer | undefined;

  constructor() {
    super();
    this.initRepository('The site', 'docs-content', 'static');
    this.git('init', '--quiet', '--bare', '--initial-branch', 'published', this.remote);
    this.git('remote', 'add', 'origin', this.remote);
    this.git('push', '--quiet', 'origin', 'HEAD:published');
  }

  get server(): RunningServer {
    if (!this.#server) {
      throw new Error('The server was not started.');
    }
    return this.#server;
  }

  /** Restores everything that is committed. */
  reset(): void {
    this.git('restore', '--staged', '.');
    this.git('checkout', '--quiet', '--force', 'main');
    this.git('clean', '--quiet', '--force', '-d', 'docs-content', 'static');
  }

  /** The files that differ from the last commit, each with its changed lines. */
  diff(): string[] {
    // A file that is being replaced has a hidden copy for a moment.
    this.git('add', '--intent-to-add', 'docs-content', 'static', ':(exclude,glob)**/.*');
    return this.git('diff', '--unified=0', '--no-color', '--', 'docs-content', 'static')
      .split('\n')
      .flatMap((line) => {
        const [, file] = /^diff --git a\/(.+) b\//.exec(line) ?? [];
        return file ?? (/^[-+](?!-- |\+\+ )/.test(line) ? line : []);
      });
  }

  async start(): Promise<void> {
    const editor = join(this.#editorFolder, 'code');
    writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > ${this.editorFile}\n`);
    chmodSync(editor, 0o755);
    this.#server = await startServer(this.folder, editor);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    this.remove();
    rmSync(this.remote, {recursive: true});
    rmSync(this.#editorFolder, {recursive: true});
  }
}
