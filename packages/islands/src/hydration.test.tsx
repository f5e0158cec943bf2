import {execFileSync} from 'node:child_process';
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {renderToString} from 'react-dom/server';
import OrderIsland from './__fixtures__/order/Order.island';
import type {StartIsland} from './browser/island';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: jest.requireActual<{default: unknown}>('./browser/Link').default,
}));

const html = renderToString(
  <OrderIsland item="Tea" sizes={['small', 'large']}>
    We ship <em>tomorrow</em>.
  </OrderIsland>,
).replace('class="form"', 'class="a"');
const inOrder = () => screen.getByRole('status').textContent;

describe.each(['preact', 'react'])('an island hydrated by %s', (runtime) => {
  let start: StartIsland;
  let island: HTMLElement;

  beforeAll(() => {
    const script = execFileSync(
      process.execPath,
      [
        '--require',
        '@sitekit/swc-register',
        join(__dirname, '__fixtures__/order/writeScript.ts'),
        runtime,
        mkdtempSync(join(tmpdir(), 'order-')),
      ],
      {encoding: 'utf8'},
    ).trim();
    // oxlint-disable-next-line typescript/no-require-imports -- written a moment ago
    ({default: start} = require(script) as {default: StartIsland});
  });
  beforeEach(() => {
    document.body.innerHTML = runtime === 'react' ? html : html.replaceAll('<!-- -->', '');
    island = document.body.firstElementChild as HTMLElement;
  });

  it('has the HTML of the server, and runs its effects', async () => {
    const before = document.body.innerHTML;
    start(island);
    expect(document.body.innerHTML).toBe(before);
    await waitFor(() => expect(document.title).toBe('1 in your cart'));
  });

  it('reacts to people', async () => {
    const user = userEvent.setup();
    start(island);
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('textbox'), 'Ada');
    await user.selectOptions(screen.getByRole('combobox'), 'large');
    await user.click(screen.getByRole('checkbox'));
    expect(inOrder()).toBe('2 of “Tea”, large, for Ada, wrapped');
    expect(screen.getByText('tomorrow').parentElement).toHaveTextContent('We ship tomorrow.');
  });

  it('knows what was entered before it was hydrated, and keeps the caret', async () => {
    const name = screen.getByRole<HTMLInputElement>('textbox');
    name.value = 'Grace';
    name.focus();
    name.setSelectionRange(2, 3);
    screen.getByRole<HTMLInputElement>('checkbox').checked = true;
    screen.getByRole<HTMLSelectElement>('combobox').value = 'large';

    start(island);
    await waitFor(() => expect(inOrder()).toBe('1 of “Tea”, large, for Grace, wrapped'));
    expect(name).toHaveValue('Grace');
    expect([name.selectionStart, name.selectionEnd]).toEqual([2, 3]);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
