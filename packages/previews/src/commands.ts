import {parseArgs} from 'node:util';
import {CommandError, check} from './check';
import {Publisher} from './Publisher';
import type {Surroundings} from './Publisher';

const usage = `site-previews check <build> <review> --commit <sha>
    says whether a preview can be published

In the trusted workflows:

site-previews publish-site <build> --out <folder>
site-previews publish-preview <artifact> --out <folder> --state <file> [--guide <path>]
site-previews confirm --state <file>
site-previews announce
site-previews publishing-failed
site-previews sweep --out <folder>`;

const options = {
  guide: {type: 'string'},
  out: {type: 'string'},
  state: {type: 'string'},
  commit: {type: 'string'},
} as const;

/**
 * Runs a command.
 *
 * @returns what was done, as lines for the log
 * @throws CommandError, and Error when GitHub or git fail
 */
export async function runCommand(args: string[], surroundings: Surroundings): Promise<string[]> {
  const {positionals, values} = parseArgs({args, allowPositionals: true, options});
  const [command, first = '', second = ''] = positionals;
  if (command === 'check' && second) {
    return check(first, second, values.commit ?? '');
  }
  const commands: Record<string, (publisher: Publisher) => Promise<string[]>> = {
    'publish-site': (publisher) => publisher.publishSite(first),
    'publish-preview': (publisher) => publisher.publishPreview(first),
    confirm: (publisher) => publisher.confirm(),
    announce: (publisher) => publisher.announce(),
    'publishing-failed': (publisher) => publisher.publishingFailed(),
    sweep: (publisher) => publisher.sweep(),
  };
  const run = commands[command ?? ''];
  if (!run) {
    throw new CommandError(`Usage:\n\n${usage}`);
  }
  return run(new Publisher(surroundings, values));
}
