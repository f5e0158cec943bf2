import {textsOf, toCsv, toHtml, toMarkdown} from './tableTexts';

const rows = [
  ['Tool', 'Model'],
  ['v0', 'Claude, GPT'],
  ['a|b', 'say "hi"'],
];

it('reads the visible texts of a table', () => {
  document.body.innerHTML = `<table>
    <thead><tr><th>Tool<th hidden>Host<th>Export</thead>
    <tr><th>v0<td hidden>Yes<td> <span>Yes</span>\n<small> ZIP</small></tr>
    <tr hidden><th>Kiro<td>No<td>No</tr>
  </table>`;

  expect(textsOf(document.querySelector('table') as HTMLTableElement)).toEqual([
    ['Tool', 'Export'],
    ['v0', 'Yes ZIP'],
  ]);
});

it('writes CSV with quotes, and line ends as in RFC 4180, after a byte order mark', () => {
  expect(toCsv(rows)).toBe('\uFEFF"Tool","Model"\r\n"v0","Claude, GPT"\r\n"a|b","say ""hi"""\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('neutralizes the formula %j', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
});

it.each(['$0–$20', '– none', 'a=b', '1+1'])('leaves %j as it is', (text) => {
  expect(toCsv([[text]])).toBe(`\uFEFF"${text}"\r\n`);
});

it('writes Markdown', () => {
  expect(toMarkdown(rows)).toBe(
    ['| Tool | Model |', '| --- | --- |', '| v0 | Claude, GPT |', '| a\\|b | say "hi" |', ''].join(
      '\n',
    ),
  );
});

it('writes HTML with headers, and text as text', () => {
  document.body.innerHTML = toHtml([['Tool'], ['<b>&']]);

  expect(document.querySelector('th')).toHaveTextContent('Tool');
  expect(document.querySelector('td')?.textContent).toBe('<b>&');
});
