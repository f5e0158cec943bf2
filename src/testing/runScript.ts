import {run} from '@sitekit/authoring/cli';
import {scripts} from '../../package.json';

/** Runs `npm run <script> -- <options>` in this process, which saves starting several others. */
export function runScript(script: 'generate' | 'new:page', ...options: string[]): Promise<void> {
  const [, ...args] = scripts[script].split(' ');
  return run([...args, ...options]);
}
