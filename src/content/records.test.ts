import {readAllRecords} from './readRecords';
import {toolCategories} from './schema';

const {tools, comparison, site} = readAllRecords(process.cwd());
const distinct = (values: string[]) => new Set(values).size;

describe('the tools', () => {
  it('are twenty, with distinct ids, names and addresses', () => {
    expect(tools).toHaveLength(20);
    expect(distinct(tools.map((tool) => tool.id))).toBe(20);
    expect(distinct(tools.map((tool) => tool.name))).toBe(20);
    expect(distinct(tools.map((tool) => tool.url))).toBe(20);
  });

  it.each(toolCategories)('have at least one in the category %s', (category) => {
    expect(tools.filter((tool) => tool.category === category)).not.toHaveLength(0);
  });

  it.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s says in one sentence what it does, without a price',
    (_name, tool) => {
      expect(tool.description).toMatch(/^[A-Z].*\.$/);
      expect(tool.description).not.toMatch(/[$€£]/);
    },
  );
});

describe('the comparison', () => {
  it('has twelve rows with distinct names', () => {
    expect(comparison).toHaveLength(12);
    expect(distinct(comparison.map((row) => row.name))).toBe(12);
  });
});

describe('the site', () => {
  it('has the links of the specification', () => {
    expect(site.navbar.map(({label}) => label)).toEqual([
      'Home',
      'How It Works',
      'Benefits',
      'Process',
      'Tools',
    ]);
    expect(site.footer.quickLinks.map(({label}) => label)).toEqual([
      'Home',
      'Benefits',
      'Implementation Process',
      'AI Tools',
      'Contact',
    ]);
    expect(site.footer.social.map(({name}) => name)).toEqual(['Twitter', 'LinkedIn', 'GitHub']);
  });
});
