import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Report} from '../model';
import ReportPage from './ReportPage';

const styles = readFileSync(join(__dirname, 'report.css'), 'utf8');
const hash = createHash('sha256').update(styles).digest('base64');

/** Allows only what is in the file itself. */
const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;

/** The report as one file without scripts. */
export function renderReport(report: Report): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>What visitors will see change</title>
        <style dangerouslySetInnerHTML={{__html: styles}} />
      </head>
      <body>
        <ReportPage {...report} />
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
