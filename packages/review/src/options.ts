import {parseArgs} from 'node:util';

export const usage = `npm run review                    compares the working tree with the commit where it left main
npm run review -- <base>          with a branch, a tag or a commit
npm run review -- --install-browser
                                  installs Chromium without asking if there is none
npm run review -- --preview-url <address> --report-url <address>
                                  adds links to the published preview and report
npm run review -- --commit <sha> --commit-url <address> --built-at <time>
                                  names the version and links to it`;

/** The arguments are wrong. */
export class UsageError extends Error {}

function checkAddress(name: string, address: string | undefined): string | undefined {
  if (address !== undefined && !/^https?:/.test(URL.canParse(address) ? address : '')) {
    throw new UsageError(
      `${name} is "${address}". It must be a full address, such as https://example.com/pr-7/.`,
    );
  }
  return address;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'preview-url': {type: 'string'},
        'report-url': {type: 'string'},
        commit: {type: 'string'},
        'commit-url': {type: 'string'},
        'built-at': {type: 'string'},
        'install-browser': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

/**
 * Reads the arguments of the command.
 *
 * @throws UsageError
 */
export function readOptions(args: string[]) {
  const {values, positionals} = parse(args);
  if (positionals.length > 1) {
    throw new UsageError(
      `Name one base, not ${positionals.length}: ${positionals.join(', ')}.\n\n${usage}`,
    );
  }
  return {
    help: values.help,
    installBrowser: values['install-browser'],
    base: positionals[0],
    version: values.commit
      ? {
          commit: values.commit,
          commitUrl: checkAddress('--commit-url', values['commit-url']),
          builtAt: values['built-at'],
        }
      : undefined,
    previewUrl: checkAddress('--preview-url', values['preview-url']),
    reportUrl: checkAddress('--report-url', values['report-url']),
  };
}
