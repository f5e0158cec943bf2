/** @jest-environment node */
import {readFileSync} from 'node:fs';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

it('codespaces have the extensions that VS Code recommends on a computer', () => {
  const {recommendations} = readJson('.vscode/extensions.json') as {recommendations: string[]};

  expect(readJson('.devcontainer/devcontainer.json')).toMatchObject({
    customizations: {vscode: {extensions: recommendations}},
  });
});
