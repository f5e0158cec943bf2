import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPreview} from './Preview.ts';
import {readArtifact} from './readArtifact.ts';
import {RejectedError} from './validateFolder.ts';

/** An annotation: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands */
function annotation(text: string, file?: string): string {
  const escape = (value: string) =>
    value.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const properties = file
    ? ` file=${escape(file).replace(/:/g, '%3A').replace(/,/g, '%2C')},line=1`
    : '';
  return `::error${properties}::${escape(text)}`;
}

/* Writes preview.json beside build/ and review/, and says whether the publisher would take them. */
try {
  const preview = readPreview(process.env);
  if (!preview) {
    throw new Error('PREVIEW_OF is missing. Set it to the number of the pull request.');
  }
  const {number, commit, builtAt} = preview;
  writeFileSync('preview.json', `${JSON.stringify({number, commit, builtAt})}\n`);
  readArtifact('.');
  console.log('This preview can be published.');
} catch (error) {
  if (error instanceof RejectedError && error.path !== undefined) {
    // Where Docusaurus copied it from.
    const source = join('static', error.path);
    console.error(annotation(error.message, existsSync(source) ? source : undefined));
  } else {
    console.error(annotation((error as Error).message));
  }
  process.exitCode = 1;
}
