import {act, render, screen, waitFor} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {useState} from 'react';
import type {Value} from '../../protocol';
import {supportLayout} from '../__fixtures__/browser';
import {fakeServer} from '../__fixtures__/fakeServer';
import type {PageLink} from './commands';
import {ProseControl} from './ProseControl';
import type {ProseContent} from './schema';

supportLayout();
jest.useFakeTimers();

const attributes = {
  id: 'prose',
  'aria-labelledby': 'label',
  'aria-describedby': 'about',
  'aria-invalid': false,
};

function renderControl(
  initial: string | undefined,
  content: ProseContent = 'blocks',
  startsWith?: 'picture',
  link?: PageLink,
) {
  const onChange = jest.fn<undefined, [Value]>();
  const {session} = fakeServer({
    suggestions: () => [],
    upload: () => ({address: '/img/new.webp'}),
  });
  session.open({kind: 'edit', opening: {action: 'open', fieldIds: []}, link});
  function Control() {
    const [value, setValue] = useState<Value>(initial);
    return (
      <>
        <span id="label">paragraph</span>
        <ProseControl
          attributes={attributes}
          isRequired
          content={content}
          startsWith={startsWith}
          value={value}
          session={session}
          onChange={(next) => {
            setValue(next);
            onChange(next);
          }}
        />
      </>
    );
  }
  render(<Control />);
  return {
    user: userEvent.setup({advanceTimers: jest.advanceTimersByTime}),
    lastValue: () => onChange.mock.lastCall?.[0],
  };
}

const textBox = () => screen.getByRole('textbox', {name: 'paragraph'});

/** Selects everything, as Ctrl+A does in a browser. */
function selectAll() {
  act(() => {
    textBox().focus();
    document.getSelection()?.selectAllChildren(textBox());
    document.dispatchEvent(new Event('selectionchange'));
    // ProseMirror reads it after 20 ms.
    jest.advanceTimersByTime(30);
  });
}

/** What a browser does when something is pasted. */
function paste(html: string) {
  const data: Record<string, string> = {'text/html': html, 'text/plain': 'plain'};
  const event = Object.assign(new Event('paste', {bubbles: true, cancelable: true}), {
    clipboardData: {getData: (type: string) => data[type] ?? '', items: [], files: []},
  });
  act(() => {
    textBox().dispatchEvent(event);
  });
}

it('has buttons that switch what is selected, and say whether it is', async () => {
  const {user, lastValue} = renderControl('Demos');
  selectAll();
  const bold = screen.getByRole('button', {name: 'Bold'});
  expect(bold).toHaveAttribute('aria-pressed', 'false');

  await user.click(bold);
  expect(bold).toHaveAttribute('aria-pressed', 'true');
  expect(lastValue()).toBe('**Demos**');
  await user.click(screen.getByRole('button', {name: 'Bulleted list'}));
  expect(lastValue()).toBe('- **Demos**');
  await user.click(screen.getByRole('button', {name: 'Bulleted list'}));
  await user.click(bold);
  expect(lastValue()).toBe('Demos');
});

it('makes a link of what is selected, and removes it', async () => {
  const {user, lastValue} = renderControl('Demos');
  expect(screen.getByRole('button', {name: 'Link'})).toBeDisabled();
  selectAll();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(screen.getByLabelText('Link address'), '/process');
  expect(lastValue()).toBe('[Demos](/process)');

  expect(screen.getByLabelText('Link address')).toHaveValue('/process');
  act(() => textBox().focus());
  await user.click(screen.getByRole('button', {name: 'Link'}));
  expect(screen.getByLabelText('Link address')).toHaveFocus();
  act(() => textBox().focus());
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByLabelText('Link address')).toHaveFocus();

  await user.click(screen.getByRole('button', {name: 'Remove link'}));
  expect(lastValue()).toBe('Demos');
});

it.each([
  ['/benefits', '/benefits', 'our pilots'],
  ['https://example.com', 'https://example.com', 'our pilots (opens in a new tab)'],
  ['../benefits.mdx', '/benefits', 'our pilots'],
])('selects the link to %s that was clicked, with its address', async (url, href, text) => {
  const words = text.startsWith('our pilots (') ? 'our **pilots**' : 'our pilots';
  const other = url.startsWith('..') ? '/process' : url;
  const {user, lastValue} = renderControl(
    `See [demos](${other}) and [${words}](${url}).`,
    'blocks',
    undefined,
    {url: href, text},
  );
  await waitFor(() => expect(screen.getByLabelText('Link address')).toHaveValue(url));

  await user.click(screen.getByRole('button', {name: 'Remove link'}));
  expect(lastValue()).toBe(`See [demos](${other}) and ${words}.`);
});

it('inserts a picture on its own line, and says what it shows', async () => {
  const {user, lastValue} = renderControl('Demos');
  await user.click(screen.getByRole('button', {name: 'Picture'}));
  expect(screen.getByLabelText('What the picture shows')).toHaveFocus();
  await user.keyboard('A [[team]');
  await user.type(screen.getByLabelText('Picture file'), '/img/team.webp');
  expect(lastValue()).toBe('![A \\[team\\]](/img/team.webp)\n\nDemos');
});

it('asks for nothing but the picture where a new one comes', async () => {
  const {user, lastValue} = renderControl(undefined, 'blocks', 'picture');
  expect(screen.queryByRole('textbox', {name: 'paragraph'})).toBeNull();
  expect(screen.queryByRole('button', {name: 'Bold'})).toBeNull();
  await user.type(screen.getByLabelText('What the picture shows'), 'A team');
  await user.type(screen.getByLabelText('Picture file'), '/img/team.webp');
  expect(lastValue()).toBe('![A team](/img/team.webp)');
});

it('uploads another picture, and keeps the description', async () => {
  const {user, lastValue} = renderControl('![A \\[team\\]](/img/team.webp)');
  expect(screen.getByLabelText('What the picture shows')).toHaveValue('A [team]');
  const file = new File(['pixels'], 'new.jpg', {type: 'image/jpeg'});
  await user.upload(screen.getByLabelText(/Drop a new picture here/), file);

  await waitFor(() => expect(lastValue()).toBe('![A \\[team\\]](/img/new.webp)'));
});

it('is only Markdown where rich text would change more', () => {
  renderControl('One  \ntwo');

  expect(screen.getByRole('textbox')).toHaveValue('One  \ntwo');
  expect(screen.getByText(/This is Markdown, because/)).toBeVisible();
});

const fromGoogle = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-size:16pt;font-weight:400">Why</span></h2>
<p dir="ltr"><span style="color:#000;font-weight:400">See </span><span style="font-weight:700">demos</span>
<a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D"><span>here</span></a></p>
<ul><li dir="ltr"><p><span style="font-style:italic">One</span></p></li></ul></b>`;

const fromWord = `<html><head><style>p {margin: 0}</style></head><body><!--StartFragment-->
<p class="MsoNormal"><b>Bold&nbsp;</b>and <u>plain</u><o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>  </span></span>Two</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>  </span></span>First</p>
<p class="MsoNormal"><a href="javascript:alert(1)">The</a> <a href="https://exa mple.com">end</a></p><!--EndFragment--></body></html>`;

it.each([
  ['Google Docs', fromGoogle, 'Why\n\nSee **demos** [here](https://example.com/a)\n\n- *One*'],
  ['Word', fromWord, '**Bold** and plain\n\n- One\n- Two\n\n1. First\n\nThe end'],
  [
    'a table',
    '<table><tr><th>Tool</th><td>Price</td></tr></table>',
    '| Tool | Price |\n| ---- | ----- |',
  ],
])('takes over what was copied from %s, without its styles', (_program, html, markdown) => {
  const {lastValue} = renderControl('Old');
  selectAll();
  paste(html);

  expect(lastValue()).toBe(markdown);
});

it('shows a pasted table as a table, and says how to change it', () => {
  const {lastValue} = renderControl('Old');
  selectAll();
  paste(
    '<table><tr><th>Tool</th><th>For</th></tr><tr><td>A|B</td><td><b>all</b></td></tr></table>',
  );

  const cells = screen.getAllByRole('cell').map(({textContent}) => textContent);
  expect(cells).toEqual(['Tool', 'For', 'A|B', 'all']);
  expect(screen.getByText(/you can click the cells/)).toBeVisible();
  expect(lastValue()).toContain('| A\\|B | **all** |');
});

it('stays on one line where a place allows only that', async () => {
  const {user, lastValue} = renderControl('Old', 'inline');
  selectAll();
  paste('<p>One</p><p><b>Two</b></p>');
  expect(lastValue()).toBe('One Two');

  selectAll();
  paste('<table><tr><td>A</td><td>B</td></tr></table>');
  expect(lastValue()).toBe('A B');
  expect(screen.getByText(/A table can’t be pasted here/)).toBeVisible();

  await user.keyboard('{Enter}');
  expect(lastValue()).toBe('A B');
  expect(screen.queryByRole('button', {name: 'Bulleted list'})).toBeNull();
});
