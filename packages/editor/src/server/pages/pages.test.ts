/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {SiteMap, checkPage, readPages} from '@sitekit/content-check';
import type {ContentConfig, EditedFiles} from '@sitekit/content-check';
import * as z from 'zod';
import {ChangeHistory} from '../ChangeHistory';
import {EditorSite} from '../EditorSite';
import type {EditorParts} from '../EditorParts';
import {deletePage, linksToPage} from './deletePage';
import {listPages, newPage, newPageProblems} from './newPage';
import {renamePage} from './renamePage';

const linkSchema = z.strictObject({name: z.string(), path: z.string()});

const config: ContentConfig = {
  contentFolder: 'content',
  recordsFolder: 'content/data',
  frontMatter: z.strictObject({
    title: z.string().trim().min(1).max(30).describe('The name of the page'),
    description: z.string().min(1).describe('What it’s about'),
    slug: z.string().optional(),
  }),
  records: {
    site: z.strictObject({
      navbar: z.array(linkSchema).min(1).meta({title: 'Navigation bar'}),
      footer: z.strictObject({quickLinks: z.array(linkSchema).min(1)}),
      contact: z.strictObject({path: z.string()}),
      legal: z.array(z.strictObject({name: z.string(), to: z.string()})).optional(),
    }),
  },
  components: [
    {
      name: 'Button',
      description: 'A button.',
      props: [{name: 'to', type: {kind: 'text'}, isRequired: true, description: 'Where to.'}],
      content: 'required',
      example: '<Button to="/">Home</Button>',
    },
  ],
  guide: 'guide.md',
  providedByDocusaurus: [],
  icons: {names: [], help: ''},
  admonitions: [],
  spelling: {config: 'cspell.yaml', words: 'content/words.txt'},
  redirects: 'static/_redirects',
  rules: [],
};

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n# ${title}\n\n${body}\n`;

const siteYaml = `navbar:
  - {name: Home, path: /}
  - {name: Benefits, path: /benefits}
footer:
  quickLinks:
    - {name: Home, path: /}
    - name: Benefits
      path: /benefits
contact:
  path: /benefits#team # Where people meet.
`;

const files = {
  'cspell.yaml': 'version: "0.2"\n',
  'static/img/a.svg': '<svg/>',
  'content/data/site.yaml': siteYaml,
  'content/words.txt': '',
  'content/index.mdx': page(
    'Home',
    'See [what *you* get](/benefits "Benefits"), and [the team][team].\n\n<Button to="/benefits#team">Our team</Button>\n\n| All |\n| --- |\n| [One](benefits.mdx#team) |\n\n[team]: </benefits#team>',
  ),
  'content/benefits.mdx': page('Benefits', '## Team\n\nBack to [the top](/benefits).'),
  'content/about.mdx': page('About', 'No links to it.'),
  'templates/article.mdx': '# %title%\n\n%description%\n\n[REPLACE: the first paragraph]\n',
};

let siteDir = '';
let parts: EditorParts;
const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(siteDir, file)), {recursive: true});
  writeFileSync(join(siteDir, file), text);
};
const redirects = () =>
  existsSync(join(siteDir, 'static/_redirects')) ? read('static/_redirects') : undefined;
const undo = () => parts.history.step('undo');

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'pages-'));
  Object.entries(files).forEach(([file, text]) => write(file, text));
  const check = (edited?: EditedFiles) => {
    const pages = readPages(siteDir, config, edited);
    const siteMap = new SiteMap(siteDir, pages, config.components);
    const problems = pages.map((each) => checkPage(each, {config, siteMap}));
    return Promise.resolve(problems.flat());
  };
  parts = {
    site: new EditorSite(siteDir, config),
    background: {check, planFix: () => Promise.reject(new Error())},
    history: new ChangeHistory(siteDir, config),
    images: {siteDir, staticFolder: 'static', folder: 'img'},
    templates: join(siteDir, 'templates'),
  };
});
afterEach(() => rmSync(siteDir, {recursive: true}));

/** All files are as they were, and there are no others. */
const expectUnchanged = () => {
  const found = readdirSync(siteDir, {recursive: true, encoding: 'utf8'});
  const texts = found
    .filter((file) => /^(?:content|static)[/]/.test(file) && statSync(join(siteDir, file)).isFile())
    .map((file) => [file, read(file)]);
  const own = Object.entries(files).filter(([file]) => /^(?:content|static)[/]/.test(file));
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(own));
};

it('lists the pages, the kinds of new ones, and the menus that they can be in', () => {
  expect(listPages(parts, {'content/about.mdx': '/docs/about'})).toEqual({
    pages: [
      {address: '/', href: '/', title: 'Home'},
      {address: '/about', href: '/docs/about', title: 'About'},
      {address: '/benefits', href: '/benefits', title: 'Benefits'},
    ],
    kinds: ['Article'],
    menus: [
      {id: 'content/data/site.yaml: navbar', label: 'Navigation bar'},
      {id: 'content/data/site.yaml: footer.quickLinks', label: 'Quick links'},
      {id: 'content/data/site.yaml: legal', label: 'Legal'},
    ],
  });
});

describe('a new page', () => {
  const asked = {
    action: 'newPage',
    kind: 'Article',
    title: ' Our  Services: all ',
    description: 'What we do.',
    menus: listIds('navbar', 'footer.quickLinks', 'legal'),
  } as const;

  function listIds(...lists: string[]) {
    return lists.map((list) => `content/data/site.yaml: ${list}`);
  }

  it('has the text of its kind, and is in the chosen menus, until that is undone', async () => {
    const {file, route} = await newPage(parts, {...asked, menus: [...asked.menus]});

    expect([file, route]).toEqual(['content/our-services-all.mdx', '/our-services-all']);
    expect(read(file)).toBe(
      '---\ntitle: "Our Services: all"\ndescription: What we do.\n---\n\n# Our Services: all\n\nWhat we do.\n\n[REPLACE: the first paragraph]\n',
    );
    expect(read('content/data/site.yaml')).toBe(
      siteYaml
        .replace(
          /(.*: Benefits, path.*\n)/,
          '$1  - {name: "Our Services: all", path: /our-services-all}\n',
        )
        .replace(
          '      path: /benefits\n',
          '      path: /benefits\n    - name: "Our Services: all"\n      path: /our-services-all\n',
        ) + '\nlegal:\n  - {name: "Our Services: all", to: /our-services-all}\n',
    );
    undo();
    expectUnchanged();
  });

  it('takes an address that used to lead elsewhere', async () => {
    write('static/_redirects', '# Old pages\n/prices /benefits 301\n/our-services-all / 302\n');
    await newPage(parts, {...asked, menus: []});

    expect(redirects()).toBe('# Old pages\n/prices /benefits 301\n');
  });

  it.each([
    [{title: ' '}, /“Title” is empty/],
    [{title: 'A title that is much too long for a page'}, /“Title” is too long/],
    [{title: '日本'}, /needs a letter from A to Z/],
    [{title: 'Index'}, /would be that of the home page/],
    [{title: 'Benefits'}, /already a page with the address \/benefits/],
    [{description: ''}, /“Description” is empty/],
    [{kind: '../../content/about'}, /no page of the kind/],
  ])('with %j is refused, and nothing is written', async (wrong, message) => {
    const menus = [...asked.menus];
    await expect(newPage(parts, {...asked, menus, ...wrong})).rejects.toThrow(message);
    expectUnchanged();
  });

  it('says what is wrong with each field', () => {
    const {title, description} = newPageProblems(parts.site, {title: '', description: ''});
    expect([title, description]).toEqual([
      expect.stringContaining('“Title” is empty'),
      expect.stringContaining('“Description” is empty'),
    ]);
  });
});

describe('another address', () => {
  const rename = (address: string, name: string) =>
    renamePage(parts, {action: 'renamePage', address, name});

  it('is where all links and the old address lead, until that is undone', async () => {
    const {file, message} = await rename('/benefits', 'what-you-get');

    expect(file).toBe('content/what-you-get.mdx');
    expect(message).toBe('Changed the address of “Benefits” to /what-you-get.');
    expect(existsSync(join(siteDir, 'content/benefits.mdx'))).toBe(false);
    expect(read(file)).toBe(
      files['content/benefits.mdx'].replace('(/benefits)', '(/what-you-get)'),
    );
    expect(read('content/index.mdx')).toBe(
      files['content/index.mdx']
        .replaceAll('/benefits', '/what-you-get')
        .replace('benefits.mdx', '/what-you-get'),
    );
    expect(read('content/data/site.yaml')).toBe(siteYaml.replaceAll('/benefits', '/what-you-get'));
    expect(redirects()).toBe('/benefits /what-you-get 301\n');
    undo();
    expectUnchanged();
  });

  it('leaves no chain of redirects, and none from a page that exists', async () => {
    await rename('/benefits', 'value');
    await rename('/value', 'gains');
    expect(redirects()).toBe('/benefits /gains 301\n/value /gains 301\n');

    await rename('/gains', 'benefits');
    expect(redirects()).toBe('/value /benefits 301\n/gains /benefits 301\n');
  });

  it('is written as a slug where the file’s name isn’t the address', async () => {
    write(
      'content/about.mdx',
      files['content/about.mdx'].replace('\n---\n\n', '\nslug: /us\n---\n\n'),
    );
    const {file} = await rename('/us', 'company');

    expect(file).toBe('content/about.mdx');
    expect(read(file)).toContain('\nslug: /company\n');
  });

  it.each([
    ['/benefits', 'Our Benefits', /such as our-benefits/],
    ['/benefits', 'index', /stands for its folder/],
    ['/benefits', 'about', /already the address of “About”/],
    ['/benefits', '/benefits', /the address of this page already/],
    ['/', 'home', /home page can’t have another address/],
    ['/gone', 'other', /no page \/gone anymore/],
  ])('of %s can’t be %s', async (address, name, message) => {
    await expect(rename(address, name)).rejects.toThrow(message);
    expectUnchanged();
  });

  it('isn’t given while a link is written so that it can’t be changed', async () => {
    write('content/about.mdx', page('About', '[Benefits](&sol;benefits)'));

    await expect(rename('/benefits', 'value')).rejects.toThrow('content/about.mdx:8 is written');
    expect(existsSync(join(siteDir, 'content/benefits.mdx'))).toBe(true);
  });
});

describe('deleting a page', () => {
  const remove = async (address: string, instead?: string) =>
    deletePage(parts, {action: 'deletePage', address, ...(instead !== undefined && {instead})});

  it('shows what links to it', () => {
    const {menus, links} = linksToPage(parts.site, '/benefits');

    expect(menus).toEqual(['Navigation bar', 'Quick links']);
    expect(links.map(({source: {label, page: of}, words}) => [label, of, words])).toEqual([
      ['Leads to', 'Home', '/benefits#team'],
      ['Paragraph', 'Home', 'what you get'],
      ['All', 'Home', 'One'],
      ['Link', 'Home', '/benefits#team'],
      ['Path', 'Site', '/benefits#team'],
    ]);
    expect(linksToPage(parts.site, '/about')).toEqual({menus: [], links: []});
  });

  it('needs another page for its links, and takes it out of menus', async () => {
    await expect(remove('/benefits')).rejects.toThrow('Choose another page for the links');
    expectUnchanged();

    await remove('/benefits', '/about');
    expect(existsSync(join(siteDir, 'content/benefits.mdx'))).toBe(false);
    expect(read('content/data/site.yaml')).toBe(
      siteYaml
        .replace(/.*name: Benefits.*\n(?: +path: .*\n)?/g, '')
        .replace('/benefits#team', '/about'),
    );
    expect(read('content/index.mdx')).not.toContain('benefits');
    expect(redirects()).toBe('/benefits /about 301\n');
    undo();
    expectUnchanged();
  });

  it('also deletes what led there, and an optional menu that has no other link', async () => {
    write('static/_redirects', '/company /about 301\n/old / 301\n');
    write('content/data/site.yaml', `${siteYaml}legal:\n  - {name: About, to: /about}\n`);
    await remove('/about');

    expect(redirects()).toBe('/old / 301\n');
    expect(read('content/data/site.yaml')).toBe(siteYaml);
  });

  it('leaves the home page', async () => {
    await expect(remove('/')).rejects.toThrow('The home page can’t be deleted');
  });
});
