/** @jest-environment node */
import {PageScript} from './pageScript';

const pageScript = new PageScript('/below/assets/js/prefetch.js');

it('loads the prefetching script in browsers without speculation rules', async () => {
  expect(await pageScript.for({load: false, interaction: false})).toBe(
    'HTMLScriptElement.supports("speculationrules")||import("/below/assets/js/prefetch.js");',
  );
});

it.each([
  ['start with the page', {load: true, interaction: false}, ['failed']],
  ['wait for the visitor', {load: false, interaction: true}, ['pointerover']],
])('has only the code for islands that %s', async (_what, needs, code) => {
  const script = await pageScript.for(needs);

  expect(script).toContain('"[when]"');
  expect(['pointerover', 'failed'].filter((word) => script.includes(word))).toEqual(code);
});
