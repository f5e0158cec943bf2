import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parse} from 'yaml';
import {checkContent, excerptOf, formatDiagnostic} from '../src';
import config from './site/content.config';

/** Mistakes, and content that looks like a mistake but is right. */
type Kind = 'mistakes' | 'passes';

const site = join(__dirname, 'site');

export const casesOf = (kind: Kind): string[] => readdirSync(join(__dirname, kind)).sort();

/** An edit of one of the site's files. */
type Edit = {file: string; replace: string; by: string};

/** Makes the page or the edit of a case in a copy of the site, and returns which file it changed. */
function applyCase(folder: string, siteDir: string): string {
  const page = join(folder, 'page.mdx');
  if (existsSync(page)) {
    const copy = join(config.contentFolder, 'page.mdx');
    cpSync(page, join(siteDir, copy));
    return copy;
  }
  const {file, replace, by} = parse(readFileSync(join(folder, 'edit.yaml'), 'utf8')) as Edit;
  const target = join(config.contentFolder, file);
  const text = readFileSync(join(siteDir, target), 'utf8');
  if (!text.includes(replace)) {
    throw new Error(`${folder}: ${file} doesn't contain ${JSON.stringify(replace)}`);
  }
  writeFileSync(
    join(siteDir, target),
    text.replace(replace, () => by),
  );
  return target;
}

/** Runs something in a copy of the site. */
export async function withSite<Result>(run: (siteDir: string) => Promise<Result>): Promise<Result> {
  const siteDir = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    cpSync(site, siteDir, {recursive: true});
    return await run(siteDir);
  } finally {
    rmSync(siteDir, {recursive: true});
  }
}

/** What the check prints for a case; empty when it finds nothing. Leaves the site as it was. */
async function checkCase(folder: string, siteDir: string): Promise<string> {
  const changed = applyCase(folder, siteDir);
  const {diagnostics, sources} = await checkContent(siteDir, config);
  const original = join(site, changed);
  if (existsSync(original)) {
    cpSync(original, join(siteDir, changed));
  } else {
    rmSync(join(siteDir, changed));
  }
  return diagnostics
    .map((diagnostic) => {
      const excerpt = excerptOf(diagnostic, sources);
      return `${formatDiagnostic(diagnostic, {excerpt})}\n`;
    })
    .join('\n');
}

/** What the check prints for each case. Only a case with files gets its own copy of the site. */
export const checkCases = (kind: Kind): Promise<Record<string, string>> =>
  withSite(async (shared) => {
    const messages: Record<string, string> = {};
    for (const name of casesOf(kind)) {
      const folder = join(__dirname, kind, name);
      const files = join(folder, 'files');
      messages[name] = await (existsSync(files)
        ? withSite((own) => {
            cpSync(files, own, {recursive: true});
            return checkCase(folder, own);
          })
        : checkCase(folder, shared));
    }
    return messages;
  });
