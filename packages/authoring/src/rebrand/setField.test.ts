/** @jest-environment node */
import {SourceFile} from '@sitekit/content-check';
import {parse} from 'yaml';
import {fieldValue, setField} from './setField';

const record = `# The client.
client:
  name: Example # short
  'url':   "https://a.example"
contact: {email: 'a@b.example', phone: +1 202}
`;
const file = new SourceFile('data/site.yaml', `\uFEFF${record}`);

it.each([
  [['client', 'name'], 'Contoso', 'Example', 'Contoso'],
  [['client', 'name'], 'A: B # C', 'Example', '"A: B # C"'],
  [['client', 'name'], 'yes', 'Example', '"yes"'],
  [['client', 'url'], 'https://c.example', '"https://a.example"', '"https://c.example"'],
  [['contact', 'email'], "o'c@d.example", "'a@b.example'", "'o''c@d.example'"],
  [['contact', 'phone'], '+1202', '+1 202', '"+1202"'],
  [['contact', 'phone'], '1, 2}', '+1 202', '"1, 2}"'],
])('writes %j: %s, and changes nothing else', (path, value, before, after) => {
  const edited = setField(file, path, value);

  expect(edited.contentsWith(edited.text)).toBe(`\uFEFF${record.replace(before, after)}`);
  expect(fieldValue(edited, path)).toBe(value);
  expect(parse(edited.text)).toMatchObject({client: {}, contact: {}});
});

it('knows no other field', () => {
  expect(() => setField(file, ['client', 'logo'], 'x')).toThrow(
    'data/site.yaml has no field client → logo.',
  );
});

it("changes nothing when a value can't be changed alone", () => {
  const anchored = new SourceFile('site.yaml', 'a: &x One\nb: *x\n');

  expect(() => setField(anchored, ['b'], 'Two')).toThrow('has no field b');
});
