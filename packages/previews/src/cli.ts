import {writeFileSync} from 'node:fs';
import {readArtifact} from './artifact.ts';
import {readPreview} from './Preview.ts';

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
  // GitHub shows it above the log.
  console.error(`::error::The preview can't be published. ${(error as Error).message}`);
  process.exitCode = 1;
}
