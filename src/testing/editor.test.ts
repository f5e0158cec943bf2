/** @jest-environment node */
import {readFileSync} from 'node:fs';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

it('codespaces have the extensions that VS Code recommends on a computer', () => {
  const {recommendations} = readJson('.vscode/extensions.json') as {recommendations: string[]};

  expect(readJson('.devcontainer/devcontainer.json')).toMatchObject({
    customizations: {vscode: {extensions: recommendations}},
  });
});

const {scripts} = readJson('package.json') as {scripts: Record<string, string>};

it('an editor knows the fields of the records after npm ci', () => {
  expect(scripts.prepare).toBe('content-check generate --data');
});

it.each(['start', 'check', 'test'])('npm run %s makes what is generated first', (name) => {
  expect(scripts[`pre${name}`]).toBe('npm run prepare');
});

it('npm start generates into a folder of its own, so that a build can run beside it', () => {
  expect(scripts.start).toContain('--env-file=config/start.env');
  expect(readFileSync('config/start.env', 'utf8')).toMatch(
    /^DOCUSAURUS_GENERATED_FILES_DIR_NAME=\.docusaurus\/start$/m,
  );
});
