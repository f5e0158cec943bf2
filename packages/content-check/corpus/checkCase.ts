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
export const kinds = ['mistakes', 'passes'] as const;

export const casesOf = (kind: (typeof kinds)[number]): string[] =>
  readdirSync(join(__dirname, kind)).sort();

/** An edit of one of the site's files. */
type Edit = {file: string; replace: string; by: string};

/** Applies the files and the page or the edit of a case to a copy of the site. */
function applyCase(folder: string, siteDir: string): void {
  const files = join(folder, 'files');
  if (existsSync(files)) {
    cpSync(files, siteDir, {recursive: true});
  }
  const page = join(folder, 'page.mdx');
  if (existsSync(page)) {
    cpSync(page, join(siteDir, config.contentFolder, 'page.mdx'));
    return;
  }
  const {file, replace, by} = parse(readFileSync(join(folder, 'edit.yaml'), 'utf8')) as Edit;
  const target = join(siteDir, config.contentFolder, file);
  const text = readFileSync(target, 'utf8');
  if (!text.includes(replace)) {
    throw new Error(`${folder}: ${file} doesn't contain ${JSON.stringify(replace)}`);
  }
  writeFileSync(
    target,
    text.replace(replace, () => by),
  );
}

/** What the check prints for a case; empty when it finds nothing. */
export async function checkCase(kind: (typeof kinds)[number], name: string): Promise<string> {
  const siteDir = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    cpSync(join(__dirname, 'site'), siteDir, {recursive: true});
    applyCase(join(__dirname, kind, name), siteDir);
    const {diagnostics, sources} = await checkContent(siteDir, config);
    return diagnostics
      .map((diagnostic) => {
        const excerpt = excerptOf(diagnostic, sources);
        return `${formatDiagnostic(diagnostic, {excerpt})}\n`;
      })
      .join('\n');
  } finally {
    rmSync(siteDir, {recursive: true});
  }
}
