/** @jest-environment node */
import {monogramsOf} from './monograms';

it.each([
  [
    ['Cursor', 'v0', 'C'],
    ['Cu', 'v0', 'C'],
  ],
  [
    ['GitHub Copilot', 'Visual Studio Code', 'bolt.new'],
    ['GC', 'VS', 'BN'],
  ],
  [
    ['CodeRabbit', 'ChatGPT', 'gpt-engineer'],
    ['CR', 'CG', 'GE'],
  ],
  [
    ['Claude', 'Cline', 'Codex', 'Colab'],
    ['Cl', 'Ci', 'Co', 'Ca'],
  ],
  [
    ['Claude Code', 'Code Crafter', 'Claude Code'],
    ['CC', 'Co'],
  ],
  [
    ['A', 'A!'],
    ['A', 'A'],
  ],
])('shortens %j to %j', (names, monograms) => {
  expect([...monogramsOf(names).values()]).toEqual(monograms);
});
