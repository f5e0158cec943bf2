import {definitionOf, labelOf, plain} from '@sitekit/content-check';
import type {ComponentDoc, SchemaPart} from '@sitekit/content-check';
import {Document, isMap} from 'yaml';
import {addLines, leadOf} from './blocks';
import type {Added} from './blocks';
import type {ContentFile} from './ContentFile';
import {allFieldsIn, blockIn, outlineOf} from './outline';
import type {OutlineBlock, OutlineField} from './outline';
import {applyEdits} from './page';
import {nodeAt, usesSingleQuotes} from './records';
import {EditError, isSample, lineEndOf, sampleList, sampleOf, samplePicture} from './targets';
import type {BlockTarget, TargetPath} from './targets';

/** Where something new comes: next to a block, or last inside of it. */
export type Side = 'above' | 'below' | 'end';

/** Something new that can come to a place. */
export type Insertable = {
  /** A block of Markdown in lower case, `entry`, or the name of a component. */
  what: string;
  label: string;
  description: string;
};

const columns = (text: string) => `| ${text} | ${text} |`;

const markdown: Readonly<Record<string, {description: string; sample: string}>> = {
  heading: {description: 'A title for what follows it.', sample: sampleOf('Heading')},
  paragraph: {description: 'Sentences, with links and pictures.', sample: sampleOf('Paragraph')},
  list: {description: 'Short points, one below the other.', sample: sampleList('List')},
  picture: {description: 'A file of this site, or a new one.', sample: samplePicture},
  table: {
    description: 'Rows and columns. It begins with two of each.',
    sample: [columns(sampleOf('Heading')), columns('---'), columns(sampleOf('Cell'))].join('\n'),
  },
};

/** Whether the example of a component is only that component, which isn't part of a sentence. */
const isBlockExample = ({name, example}: ComponentDoc): boolean =>
  new RegExp(`^<${name}\\b(?:[^<]*/>|[\\s\\S]*</${name}>)$`).test(example.trim());

/** The last block directly inside of another one. */
const lastIn = (file: ContentFile, outer: OutlineBlock): OutlineBlock | undefined =>
  outlineOf(file).blocks.findLast(({parent, lines}) => parent === outer && lines);

/** The name of the component that a block is; undefined for other blocks. */
const componentName = (file: ContentFile, block: OutlineBlock | undefined): string | undefined =>
  block?.target.kind === 'element'
    ? (file.elementAt(block.target.start).name ?? undefined)
    : undefined;

/** What can come to a place: what the component around it can contain. */
export function insertablesAt(file: ContentFile, block: OutlineBlock, side: Side): Insertable[] {
  const outer = side === 'end' ? block : block.parent;
  const next = side === 'end' ? lastIn(file, block) : block;
  if (!next?.lines) {
    return [];
  }
  if (next.target.kind === 'entry' || next.noun === 'row') {
    const what = next.noun === 'row' ? 'row' : 'entry';
    return [{what, label: labelOf(next.noun), description: `Another ${next.noun} of this list.`}];
  }
  const {components} = file.config;
  const name = componentName(file, outer);
  const container = components.find((component) => component.name === name);
  const {canContain, content} = container ?? {};
  if (content === 'none') {
    return [];
  }
  const fits = (child: string) => !canContain || canContain.includes(child);
  return [
    ...Object.entries(markdown)
      .filter(([what]) => fits(what))
      .map(([what, {description}]) => ({what, label: labelOf(what), description})),
    ...components
      .filter((component) => fits(component.name) && isBlockExample(component))
      .filter(({belongsIn}) => !belongsIn || (name !== undefined && belongsIn.includes(name)))
      .map((component) => ({
        what: component.name,
        label: labelOf(component.name),
        description: plain(component.description).replace(/<(\w+)(?:\s[^>]*)?>|#+ /g, '$1'),
      })),
  ];
}

/** What a new entry says: samples of what is required. */
function sampleData(schema: SchemaPart | undefined, name: string): unknown {
  const {shape} = definitionOf(schema) ?? {};
  const required = Object.entries(shape ?? {}).filter(
    ([, part]) => !part.safeParse(undefined).success,
  );
  return shape
    ? Object.fromEntries(required.map(([key, part]) => [key, sampleData(part, key)]))
    : sampleOf(name);
}

/** A list with only a new entry like another one, from its hyphen. */
function sampleEntry(file: ContentFile, path: TargetPath): string {
  const part = file.yaml;
  const own = nodeAt(part, path);
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const list = new Document([sampleData(part.schemaAt(path), name)]);
  const item = list.getIn([0], true);
  if (isMap(item)) {
    item.flow = isMap(own) && own.flow === true;
  }
  const singleQuote = usesSingleQuotes(part);
  return list.toString({lineWidth: 0, singleQuote, flowCollectionPadding: false}).trimEnd();
}

/** The number signs of a new heading: those of its neighbors, or one more than those above it. */
function headingMarks(file: ContentFile, next: OutlineBlock): string {
  const headings = outlineOf(file).blocks.filter(({noun, lines}) => noun === 'heading' && lines);
  const marksOf = ({target}: OutlineBlock) =>
    /^#*/.exec(file.text.slice(target.kind === 'entry' ? 0 : target.start))?.[0] ?? '';
  const beside = headings
    .filter(({parent}) => parent === next.parent)
    .map(marksOf)
    .findLast(({length}) => length > 1);
  const above = headings.findLast(({line}) => line <= next.line);
  return beside ?? `${above ? marksOf(above) : '#'}#`.slice(0, 6);
}

function sampleFor(file: ContentFile, next: OutlineBlock, what: string): string {
  if (next.target.kind === 'entry') {
    return sampleEntry(file, next.target.path);
  }
  if (what === 'row') {
    const cells = outlineOf(file).fields.filter(({block}) => block === next);
    return `|${cells.map(() => ' x |').join('')}`;
  }
  const sample =
    markdown[what]?.sample ??
    file.config.components.find((component) => component.name === what)?.example;
  if (sample === undefined) {
    throw new EditError('A component without an example can’t be inserted. Edit the file instead.');
  }
  return what === 'heading' ? `${headingMarks(file, next)} ${sample}` : sample;
}

/** What a new text or value says until someone writes it. */
function sampleValue({value, label, target, isRequired, own}: OutlineField) {
  if (isSample(value)) {
    return value;
  }
  if (own?.noun === 'list') {
    return sampleList(label);
  }
  return target.kind === 'prose' || isRequired ? sampleOf(label) : undefined;
}

/** Something new with samples instead of its texts, and with nothing chosen. */
function withSamples(file: ContentFile, target: BlockTarget): ContentFile {
  const outline = outlineOf(file);
  const edits = allFieldsIn(outline, blockIn(outline, target)).map((field) => ({
    target: field.target,
    value: sampleValue(field),
  }));
  return applyEdits(file, edits);
}

/**
 * Adds something new to a place, with samples of its texts.
 *
 * @param what one of `insertablesAt` the place
 */
export function insertBlock(
  file: ContentFile,
  block: OutlineBlock,
  side: Side,
  what: string,
): Added {
  const next = side === 'end' ? lastIn(file, block) : block;
  if (!next?.lines) {
    throw new EditError('Nothing can be added here. Edit the file instead.');
  }
  const lead = leadOf(file.text.slice(next.lines.start));
  const lines = sampleFor(file, next, what)
    .split('\n')
    .map((line) => (line === '' ? lead.trimEnd() : lead + line))
    .join(lineEndOf(file.text));
  const isElement = /^[A-Z]/.test(what);
  const kind = next.target.kind === 'entry' ? 'entry' : isElement ? 'element' : 'markdown';
  const added = addLines(file, next, side === 'above', lines, kind);
  return kind === 'entry' ? added : {...added, file: withSamples(added.file, added.target)};
}
