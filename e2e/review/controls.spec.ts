import {test, expect} from '@playwright/test';
import type {BrowserContext} from '@playwright/test';
import {
  actionInWords,
  announceEffects,
  compareUses,
  explorePage,
  readControls,
  readPointerLooks,
  recordEffects,
  stateReader,
  stepsInWords,
} from '@sitekit/review/use';

/* How the review uses the controls of a page: hand-written pages with one control of each kind. */

const controls = `<!doctype html><title>Controls</title>
<header><button popovertarget="menu">Menu</button><nav id="menu" popover>Links</nav></header>
<main>
  <button id="toggle" aria-pressed="false">Toggle 7</button> <p id="on" hidden>It is on</p>
  <button>Dead</button>
  <div role="button" tabindex="0" id="mouse">Only by mouse</div> <p id="count"></p>
  <div style="position: relative"><button>Covered</button><b style="position: absolute; inset: 0">Lid</b></div>
  <p><button class="choice" aria-pressed="true" value="a">All</button>
  <button class="choice" aria-pressed="false" value="b">Some</button></p><p id="list">a b</p>
  <details><summary>More</summary><button id="deep">Deeper</button> <i id="end"></i></details>
  <select><option>Red</option><option>Blue</option></select> <p id="color"></p>
  <input type="search" placeholder="Search"> <p id="found">everything</p>
  <input type="checkbox" id="box"><label for="box">Box</label>
  <button id="brief">Brief</button><p role="status"></p>
  <button id="copy">Copy</button>
  <form><label>Name <input required></label> <button>Send</button></form>
</main>
<script>
  const at = (id) => document.getElementById(id);
  at('toggle').onclick = ({target}) => {
    target.ariaPressed = String(target.ariaPressed !== 'true');
    at('on').hidden = target.ariaPressed !== 'true';
  };
  at('mouse').onclick = () => (at('count').textContent += 'x');
  document.querySelectorAll('.choice').forEach((choice) => (choice.onclick = () => {
    document.querySelectorAll('.choice').forEach((each) => (each.ariaPressed = String(each === choice)));
    at('list').textContent = choice.value === 'a' ? 'a b' : 'b';
  }));
  at('deep').onclick = () => (at('end').textContent = 'The end');
  document.querySelector('select').onchange = ({target}) => (at('color').textContent = target.value);
  document.querySelector('[type=search]').oninput = ({target}) =>
    (at('found').textContent = target.value === 'qzx' ? 'nothing' : 'everything');
  at('brief').onclick = () => {
    document.querySelector('[role=status]').textContent = 'Done';
    setTimeout(() => (document.querySelector('[role=status]').textContent = ''), 4000);
  };
  at('copy').onclick = () => navigator.clipboard.writeText('Copied words');
  document.querySelector('form').onsubmit = (event) => {
    event.preventDefault();
    event.target.outerHTML = '<p>Thank you!</p>';
  };
</script>`;

/** Uses the controls of a page, and counts how often it is loaded. */
async function explore(context: BrowserContext, body: string, withShared = false) {
  const page = await context.newPage();
  await page.clock.install();
  await page.addInitScript(announceEffects);
  let loads = 0;
  await page.route('**/*', (route) => {
    loads += 1;
    return route.fulfill({contentType: 'text/html', body});
  });
  const open = () => page.goto('https://site.example/');
  const takeEffects = recordEffects(page);
  await open();
  const explored = {page, read: stateReader(page), takeEffects, open};
  const use = await explorePage(explored, await readControls(page), withShared);
  return {...use, loads};
}

test('each control is used by pointer and keyboard, and what appears too', async ({context}) => {
  const {uses, unreached, loads} = await explore(context, controls);

  const results = uses.map(({steps, outcome, worksByKeyboard}) => [
    stepsInWords(steps).replace('after ', ''),
    outcome.isChanged,
    worksByKeyboard,
  ]);
  expect(results).toEqual([
    ['pressing “Toggle 7”', true, true],
    ['pressing “Dead”', false, false],
    ['pressing “Only by mouse”', true, false],
    ['pressing “Covered”', false, undefined],
    ['pressing “All”', false, false],
    ['pressing “Some”', true, true],
    ['pressing “More”', true, true],
    ['choosing “Blue” in “select”', true, undefined],
    ['typing “in” in “Search”', false, undefined],
    ['typing “qzx” in “Search”', true, undefined],
    ['ticking “Box”', true, true],
    ['pressing “Brief”', true, true],
    ['pressing “Copy”', true, true],
    ['sending the form with “Send”', true, undefined],
    ['pressing “More” and pressing “Deeper”', true, true],
  ]);
  const outcomeOf = (name: string) =>
    uses.find(({steps}) => steps.some((step) => actionInWords(step).includes(name)))?.outcome;
  const textsOf = (name: string) => outcomeOf(name)?.blocks.map(({text}) => text);
  expect(textsOf('Toggle')).toContain('It is on');
  expect(textsOf('“Blue”')).toContain('Blue');
  expect(textsOf('qzx')).toContain('nothing');
  expect(textsOf('Send')).toContain('Thank you!');
  expect(textsOf('Copy')).not.toContain('It is on');
  expect(outcomeOf('Some')?.controls).toEqual(['button All: off', 'button Some: on']);
  expect(outcomeOf('Copy')?.effects).toEqual(['copies “Copied words”']);
  expect(unreached).toEqual(['after pressing “Covered”']);
  expect(loads).toBeLessThan(12);
});

test('a select, a disclosure, a menu and a button that stop working', async ({context}) => {
  const works = `<!doctype html><title>Page</title>
    <header><button popovertarget="menu">Menu</button><nav id="menu" popover>Links</nav></header>
    <main>
      <details><summary onclick="">More</summary>Details</details>
      <select onchange="color.textContent = value"><option>Red</option><option>Blue</option></select>
      <p id="color"></p>
      <button onclick="color.textContent = 'Gray'">Gray</button>
      <button onclick="location.pathname = '/other'">Go</button>
    </main>`;
  const broken = works
    .replace(' popovertarget="menu"', '')
    .replace('onclick=""', 'onclick="return false"')
    .replace('color.textContent = value', '')
    .replace('<button onclick="color', '<button onkeydown="return false" onclick="color');

  const before = await explore(context, works, true);
  const after = await explore(context, broken, true);
  const nothing = {uses: [], unreached: []};
  const changes = compareUses(
    {phone: nothing, desktop: before},
    {phone: nothing, desktop: after},
    [],
  );
  expect(changes.map((change) => [change.steps, change.broken])).toEqual([
    ['after pressing “Menu”', 'pointer'],
    ['after pressing “More”', 'pointer'],
    ['after choosing “Blue” in “select”', 'pointer'],
    ['after pressing “Gray”', 'keyboard'],
  ]);
  const go = before.uses.find(({steps}) => steps[0]?.name === 'Go');
  expect(go?.outcome.effects).toEqual(['opens /other']);
});

test('how links and controls look on hover and focus is read once for each kind', async ({
  page,
}) => {
  await page.setContent(`<style>
    a:hover { color: rgb(1, 2, 3) } button:focus-visible { outline: 3px solid rgb(4, 5, 6) }
  </style><a href="#one">One</a> <a href="#two">Two</a> <button>Three</button>`);

  const looks = await readPointerLooks(page);
  expect(looks.filter((look) => look.includes('link on hover'))).toEqual([
    expect.stringContaining('color: rgb(1, 2, 3)'),
  ]);
  expect(looks.find((look) => look.includes('button on focus'))).toContain('rgb(4, 5, 6)');
});
