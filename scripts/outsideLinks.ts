import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {load} from 'cheerio';
import {LinkChecker, LinkState} from 'linkinator';
import type {LinkResult} from 'linkinator';

/*
 * Opens the addresses of other sites that the pages of a build have: links, pictures and what search
 * engines read. Prints what it finds. Only if something is broken, it also writes that to a file.
 */

/** An address that couldn't be opened, and the pages that have it. */
type Failure = {address: string; pages: string[]; status: number; answer: string};
type Opened = {addresses: number; failures: Failure[]};

const timeoutSeconds = 30;

/** What servers answer to programs, whether the page exists or not. 999 is LinkedIn's. */
const refusals = [403, 429, 999];

/** The path of a page on the site: `/benefits` of `benefits.html` and of `benefits/index.html`. */
const pathOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/** What the server said, or why it said nothing. */
function answerOf({status = 0, failureDetails = []}: LinkResult): string {
  if (status > 0) {
    return String(status);
  }
  const reasons = failureDetails.flatMap((detail) => ('message' in detail ? [detail] : []));
  if (reasons.some(({name}) => name === 'TimeoutError')) {
    return `no answer in ${timeoutSeconds} seconds`;
  }
  const cause = reasons[0]?.cause as {code?: string; message?: string} | undefined;
  return `no answer (${cause?.code ?? cause?.message ?? reasons[0]?.message ?? 'unknown reason'})`;
}

/** The address of the site itself: a new page may not be published yet. */
function ownAddress(buildFolder: string): string | undefined {
  const home = join(buildFolder, 'index.html');
  if (!existsSync(home)) {
    throw new Error(`There is no ${home}. Run "npm run build" first.`);
  }
  return load(readFileSync(home, 'utf8'))('link[rel="canonical"]').attr('href');
}

async function openOnce(buildFolder: string): Promise<Opened> {
  const own = ownAddress(buildFolder);
  const {links} = await new LinkChecker().check({
    path: '**/*.html',
    serverRoot: buildFolder,
    cleanUrls: true,
    timeout: timeoutSeconds * 1000,
    linksToSkip: (address) => Promise.resolve(own !== undefined && address.startsWith(own)),
    // Otherwise linkinator skips some of these, and doesn't name the pages.
    statusCodes: Object.fromEntries(refusals.map((status) => [status, 'error' as const])),
  });
  const unread = links.find(({parent, state}) => parent === undefined && state !== LinkState.OK);
  if (unread) {
    throw new Error(`The page ${unread.url} of the build couldn't be read: ${answerOf(unread)}`);
  }
  // linkinator gives pages of the build as paths.
  const outside = links.filter(
    ({url, state}) => /^https?:/.test(url) && state !== LinkState.SKIPPED,
  );
  const failures = new Map<string, Failure>();
  for (const link of outside.filter(({state}) => state === LinkState.BROKEN)) {
    const {url: address, status = 0, parent = ''} = link;
    const pages = new Set(failures.get(address)?.pages).add(pathOf(parent));
    failures.set(address, {address, status, answer: answerOf(link), pages: [...pages].toSorted()});
  }
  const addresses = new Set(outside.map(({url}) => url)).size;
  if (addresses > 0 && addresses === [...failures.values()].filter(({status}) => !status).length) {
    throw new Error(`None of ${addresses} addresses answered. Is this computer online?`);
  }
  return {addresses, failures: [...failures.values()]};
}

/**
 * Opens all addresses of other sites, and a minute later once more: only what fails both times counts.
 *
 * @throws Error when the build can't be read, or nothing answers
 */
export async function openOutsideLinks(buildFolder: string, pauseMs = 60_000): Promise<Opened> {
  const first = await openOnce(buildFolder);
  if (first.failures.length === 0) {
    return first;
  }
  await wait(pauseMs);
  const second = await openOnce(buildFolder);
  const failedBefore = new Set(first.failures.map(({address}) => address));
  return {...second, failures: second.failures.filter(({address}) => failedBefore.has(address))};
}

const isRefusal = ({status}: Failure): boolean => refusals.includes(status);

function adviceFor(failure: Failure): string {
  const {status} = failure;
  if (isRefusal(failure)) {
    return 'Refused to answer a robot. Open it by hand.';
  }
  if (status === 404 || status === 410) {
    return 'This page doesn’t exist. Find its new address, or delete the link.';
  }
  return status === 0 || status >= 500
    ? 'Open it by hand. If it doesn’t open today or tomorrow, replace or delete the link.'
    : 'Open it by hand. If you see an error too, replace or delete the link.';
}

function tableOf(failures: Failure[]): string {
  const rows = failures
    .toSorted((a, b) => a.address.localeCompare(b.address))
    .map((failure) => [
      failure.pages.join(', '),
      failure.address.replaceAll('|', '%7C'),
      failure.answer,
      adviceFor(failure),
    ]);
  const head = ['Page', 'Address', 'Answer', 'What to do'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What was found, in Markdown, and whether an address is broken. */
export function report({addresses, failures}: Opened): {text: string; hasBroken: boolean} {
  const broken = failures.filter((failure) => !isRefusal(failure));
  const refused = failures.filter(isRefusal);
  const parts = [
    broken.length > 0
      ? `${broken.length} of ${addresses} addresses of other sites didn’t open, twice in a row.`
      : `None of ${addresses} addresses of other sites is broken.`,
  ];
  if (broken.length > 0) {
    parts.push(
      tableOf(broken),
      'To find the line to change, search the folder `docs-content` for the address.',
    );
  }
  if (refused.length > 0) {
    parts.push('These servers refuse robots, so their addresses may still work:', tableOf(refused));
  }
  return {text: `${parts.join('\n\n')}\n`, hasBroken: broken.length > 0};
}

async function main(): Promise<void> {
  const {values: options} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      output: {type: 'string', default: 'broken-links.md'},
    },
  });
  rmSync(options.output, {force: true});
  const {text, hasBroken} = report(await openOutsideLinks(resolve(options.build)));
  console.log(text);
  if (hasBroken) {
    writeFileSync(options.output, text);
  }
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
}
