import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** A fake `npm run build`: a page with `page.txt`, and the files in `static`. */
export function buildPreview(work: string, env: Environment): void {
  const {BASE_URL = '', PREVIEW_COMMIT, PREVIEW_BUILT_AT} = env;
  const tags = PREVIEW_COMMIT
    ? `<meta name="robots" content="noindex"><meta name="preview-commit" content="${PREVIEW_COMMIT}">` +
      `<meta name="preview-built-at" content="${PREVIEW_BUILT_AT}">`
    : '';
  const text = readFileSync(join(work, 'page.txt'), 'utf8');
  mkdirSync(join(work, 'build'));
  writeFileSync(
    join(work, 'build/index.html'),
    `<!doctype html><head><title>A</title>${tags}</head><a href="${BASE_URL}">${text}</a>`,
  );
  if (existsSync(join(work, 'static'))) {
    cpSync(join(work, 'static'), join(work, 'build'), {recursive: true});
  }
}

/** A fake `npm run review`. `summary.txt` replaces the summary. */
export function writeReport(work: string, {REPORT_URL}: Environment): void {
  mkdirSync(join(work, 'review'));
  writeFileSync(
    join(work, 'review/index.html'),
    '<!doctype html><head><meta name="robots" content="noindex"><title>Report</title>',
  );
  const summary = join(work, 'summary.txt');
  writeFileSync(
    join(work, 'review/summary.md'),
    existsSync(summary)
      ? readFileSync(summary, 'utf8')
      : `## One page changes\n\n[what changed](${REPORT_URL}#page-home)`,
  );
}
