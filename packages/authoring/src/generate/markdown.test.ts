/** @jest-environment node */
import {fence} from './markdown';

it('fences code that contains fenced code', () => {
  const code = fence('js', 'a();');

  expect(code).toBe('```js\na();\n```');
  expect(fence('md', code)).toBe(`\`\`\`\`md\n${code}\n\`\`\`\``);
});
