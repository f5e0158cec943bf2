import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {DOMParser as PasteParser} from 'prosemirror-model';
import type {ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {readRichText} from './markdown';
import {cleanHtml} from './paste';
import {schemas} from './schema';

/*
 * What is typed or pasted is written as Markdown, and read again by Docusaurus's own processor. A
 * visitor has to see what the form shows: the same paragraphs, items and cells, with the same words,
 * line breaks, links, bold and italic words.
 */

type Processor = {
  process: (page: object) => Promise<{content: string}>;
};

let processor: Promise<Processor> | undefined;

const options = {
  admonitions: true,
  outputFormat: 'function-body',
  removeContentTitle: false,
  staticDirs: [],
  siteDir: '/site',
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    emoji: true,
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    anchors: {maintainCase: false},
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
};

/** The HTML of a page, as Docusaurus renders it. */
async function readAsDocusaurus(markdown: string): Promise<string> {
  processor ??= createProcessorUncached({
    options: options as never,
    format: 'mdx',
  }) as unknown as Promise<Processor>;
  const page = {
    content: markdown,
    filePath: '/site/page.mdx',
    frontMatter: {},
    compilerName: 'server',
  };
  const {content} = await (await processor).process(page);
  // oxlint-disable-next-line typescript/no-implied-eval -- the compiled page is a function's body
  const run = new Function(content) as (context: object) => {default: (props: object) => ReactNode};
  const {default: Page} = run({...runtime, useMDXComponents: () => ({})});
  return renderToStaticMarkup(Page({}));
}

/** What both a form and a page say, in the same words. */
function saidIn(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  const say = (node: Node): string => {
    if (!(node instanceof Element)) {
      return node.textContent ?? '';
    }
    const inside = Array.from(node.childNodes, say).join('');
    switch (node.localName) {
      case 'br':
        return '⏎';
      case 'img':
        return `[img ${node.getAttribute('alt')}]`;
      case 'a':
        return `[${inside}→${node.getAttribute('href')}]`;
      case 'strong':
      case 'em':
      case 'code':
        return `<${node.localName}>${inside}</>`;
      case 'b':
        return `<strong>${inside}</>`;
      case 'td':
      case 'th':
        return `\n${inside.replace(/\s+/g, ' ').trim()}\n`;
      case 'p':
      case 'li':
      case 'ul':
      case 'ol':
        return `\n${inside}\n`;
      default:
        return inside;
    }
  };
  return say(body)
    .replace(/⏎\n/g, '⏎')
    .replace(/[ \t]*⏎[ \t]*/g, '⏎')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/**
 * The same where it looks the same: spaces and breaks at the edges of bold words are outside of them,
 * spaces in a row are one, and an address is a link by itself.
 */
const tidied = (said: string): string =>
  said
    .replace(/\[([^\][→]*)→(?:http:\/\/|mailto:)?\1\]/g, '$1')
    .replace(/<(\w+)>(\s*)<\/>/g, '$2')
    .replace(/(<(?:strong|em)>)([ ⏎]+)/g, '$2$1')
    .replace(/([ ⏎]+)(<\/>|→[^\]]*\])/g, '$2$1')
    .replace(/^⏎+|⏎+$/gm, '')
    .replace(/[ \t]+/g, ' ');

/** What a form says: without what can't be in a text, such as empty paragraphs and breaks at an end. */
function formSays(html: string): string {
  return saidIn(html)
    .split('\n')
    .map((line) => line.replace(/^(?:⏎|\s)+|(?:⏎|\s)+$/g, ''))
    .filter(Boolean)
    .join('\n');
}

const old = 'Old.';

/** What is written when HTML, as the text box has it, replaces a text. */
function written(html: string): string {
  const {blocks} = schemas;
  const richText = readRichText(old, 'blocks');
  const {body} = new DOMParser().parseFromString(cleanHtml(html, 'blocks'), 'text/html');
  return richText?.write(PasteParser.fromSchema(blocks).parse(body)) ?? '';
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What people type; "⏎" breaks a line. */
const typed = [
  'Plain words.',
  'One⏎two',
  'One⏎⏎two',
  'One⏎',
  'One⏎⏎',
  '⏎One',
  '⏎⏎One⏎',
  'One \\',
  'C:\\Users\\new',
  '\\*not bold\\*',
  '*not bold*',
  '**not bold**',
  '_not italic_',
  'snake_case_name and __init__',
  '2 * 3 * 4',
  '`no code`',
  '``',
  '# no heading',
  '#hashtag',
  'One⏎# no heading',
  '## ',
  '- no list',
  '* no list',
  '+ no list',
  '1. no list',
  '1) no list',
  'One⏎- no list',
  'One⏎1. no list',
  'In 2024.',
  'One⏎2024. It was good',
  '> no quotation',
  'One⏎> no quotation',
  '---',
  'One⏎---',
  'One⏎===',
  '***',
  '```',
  '~~~',
  '~~not deleted~~',
  '~about~ 5',
  '| no | table |',
  'a | b',
  '[no link]',
  '[no link](/nowhere)',
  '[no link]: /nowhere',
  '![no picture](/a.png)',
  '[^1]',
  '[x] no task',
  '<b>no tag</b>',
  '<Card>',
  'Click <here>',
  '</section>',
  'a < b > c',
  '<3',
  '<!-- no comment -->',
  '{no code}',
  'Hello world{',
  '{/* no comment */}',
  'Use {brand} or {{brand}}.',
  '${price}',
  '$20-$40',
  '&copy; &amp; &lt; AT&T',
  '&#169;',
  'https://example.com/a_b_c?x=1&y=2',
  'www.example.com',
  'me@example.com',
  'mailto:me@example.com',
  '::leaf',
  '::leaf[Label]',
  '::leaf{a=b}',
  'One⏎::leaf',
  ':::note',
  ':::note Title',
  '::::',
  ':rocket:',
  'Go :rocket: now :+1:',
  ':smile::smile:',
  'At 10:30:45 or a:b:c',
  ':text',
  'Note:this',
  ':text[Label]',
  ':text{a=b}',
  'One:⏎two',
  'import x from "y"',
  'export is easy',
  'const a = 1;',
  'Emoji 😀 and “quotes” — it’s',
  '    four spaces',
  'Two  spaces',
  'Tab\there',
  'Term: definition',
  '%&@!?',
];

/** What is pasted, or made with buttons. */
const pasted: [string, string][] = [
  ['a bold word with a break', '<p><strong>One<br></strong>two</p>'],
  ['a break before a bold word', '<p>One<strong><br>two</strong></p>'],
  ['a bold emoji text', '<p><strong>:rocket:</strong></p>'],
  ['code with signs', '<p><code>:rocket: ::leaf {a} *b*</code></p>'],
  ['a link with a break at its end', '<p><a href="/a">One<br></a></p>'],
  [
    'Google Docs, with an empty line',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p>One</p><br><p>Two</p></b>',
  ],
  ['an empty paragraph', '<p>One</p><p><br></p><p>Two</p>'],
  ['paragraphs with two breaks at the end', '<p>One<br><br></p><p>Two<br><br></p>'],
  ['a list with an empty item', '<ul><li><p>One<br></p></li><li><p><br></p></li></ul>'],
  ['an emoji text in a list', '<ul><li><p>:rocket:</p></li><li><p>::leaf</p></li></ul>'],
  [
    'a table',
    '<table><tr><th>A | B</th><th>C</th></tr><tr><td>:rocket:</td><td></td></tr></table>',
  ],
  [
    'a table of Word',
    '<table class="MsoTable"><tr><td><p class="MsoNormal"><b>Tool</b></p></td><td><p>Price</p></td></tr><tr><td><p>One</p><p>two</p></td><td><p>$5</p></td></tr></table>',
  ],
  ['a table between paragraphs', '<p>One</p><table><tr><td>A</td></tr></table><p>Two</p>'],
];

const asParagraph = (text: string): string => `<p>${text.split('⏎').map(escaped).join('<br>')}</p>`;

it.each([...typed.map((text): [string, string] => [text, asParagraph(text)]), ...pasted])(
  'a page says what was typed: %s',
  async (_text, html) => {
    const markdown = written(html);
    const said = tidied(formSays(cleanHtml(html, 'inline')));

    expect(tidied(saidIn(await readAsDocusaurus(markdown)))).toBe(said);
  },
);
