/** @jest-environment node */
import {readFileSync} from 'node:fs';
import type * as z from 'zod';
import {
  comparisonRowSchema,
  frontMatterSchema,
  recordSchemas,
  siteSchema,
  toolCategories,
  toolSchema,
} from '.';

it('a page has a title of at most 70 characters', () => {
  const {title} = frontMatterSchema.shape;

  expect(title.safeParse('a'.repeat(70)).success).toBe(true);
  expect(title.safeParse('a'.repeat(71)).success).toBe(false);
});

describe('the categories of tools', () => {
  it('include the eleven that the customer named', () => {
    expect(toolCategories).toEqual(
      expect.arrayContaining([
        'Development Environment',
        'Code Editor',
        'Project Management',
        'Design & Development',
        'Code Quality',
        'Code Generation',
        'AI Assistant',
        'Code Completion',
        'Code Assistant',
        'Documentation',
        'Code Review',
      ]),
    );
  });

  it('are those that authors find where they write tools', () => {
    const text = readFileSync('docs-content/data/tools.yaml', 'utf8').replaceAll(/\n# /g, ' ');
    const [, listed = ''] = /The categories: (.*?)\./.exec(text) ?? [];
    expect(listed.replace(' (also coding agents)', '').split(', ')).toEqual(
      [...toolCategories].sort(),
    );
  });
});

it('trims a text', () => {
  expect(toolSchema.shape.name.parse(' Cursor ')).toBe('Cursor');
});

describe.each<[string, z.ZodType, unknown[], unknown[]]>([
  [
    'costPerMonth',
    comparisonRowSchema.shape.costPerMonth,
    ['Free', '$20', '$19.99', '$19–$39', '$10–$19.99', '$10–39'],
    ['', 'free', '20', '$', '€20', '$20/month', 'about $20', '$20 or more', '$10-$20'],
  ],
  ['id', toolSchema.shape.id, ['v0', 'claude-code'], ['', 'V0', 'a b', '-a', 'a-', 'a--b', 'a_b']],
  ['category', toolSchema.shape.category, [...toolCategories], ['Editor', 'code editor', '']],
  ['name', toolSchema.shape.name, ['v0'], ['', '  ', 0]],
  [
    'url',
    toolSchema.shape.url,
    ['https://v0.app', 'https://example.com/a?b=c'],
    ['http://v0.app', 'v0.app', '//v0.app', 'ftp://v0.app', ''],
  ],
  [
    'phone',
    siteSchema.shape.contact.shape.phone,
    ['+1 202-555-0142', '(202) 555-0142'],
    ['', 'call me', '555', '202.555.0142x'],
  ],
  [
    'endpoint',
    siteSchema.shape.contact.shape.endpoint,
    ['https://a.example/f', 'http://localhost:80/f', 'http://127.0.0.1/f', 'http://[::1]:8080/f'],
    [
      '',
      'a.example/f',
      '/f',
      'http://a.example/f',
      'http://localhost.example/f',
      'ftp://localhost/f',
    ],
  ],
  ['reuse', recordSchemas.example.shape.reuse, [1, 100], [0, 101]],
  ['learning', recordSchemas.example.shape.learning, [0, 11], [12]],
  ['email', siteSchema.shape.contact.shape.email, ['info@example.com'], ['info', 'a@b', '']],
  [
    'path',
    siteSchema.shape.navbar.element.shape.path,
    ['/', '/benefits', '/process#rollout', '/a/b-c'],
    ['', 'benefits', 'https://example.com', '#rollout', '/a b', '/a?b=c'],
  ],
])('%s', (_field, schema, good, bad) => {
  it.each(good)('accepts %j', (value) => {
    expect(schema.safeParse(value).success).toBe(true);
  });

  it.each(bad)('rejects %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('the help for authors', () => {
  type Part = z.ZodType & {def: {shape?: Record<string, Part>; element?: Part}};

  /** The fields below a part of a schema that have neither a description nor fields of their own. */
  function undescribed(part: Part, path: string): string[] {
    const {shape, element} = part.def;
    if (shape) {
      return Object.entries(shape).flatMap(([name, field]) =>
        undescribed(field, `${path}.${name}`),
      );
    }
    if (element?.def.shape) {
      return undescribed(element, path);
    }
    return part.description ? [] : [path];
  }

  it.each([...Object.entries(recordSchemas), ['front matter', frontMatterSchema] as const])(
    'describes each field of %s',
    (name, schema) => {
      expect(undescribed(schema as Part, name)).toEqual([]);
    },
  );
});
