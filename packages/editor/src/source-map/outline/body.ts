import {
  attributesOf,
  elementsOf,
  endOf,
  findAttribute,
  isTextAttribute,
  labelOf,
  startOf,
} from '@sitekit/content-check';
import type {JsxElement, Range} from '@sitekit/content-check';
import type {ContentFile} from '../ContentFile';
import {isComputed, propValue, proseValue} from '../page';
import {isBlank, piecesOf} from '../pieces';
import type {Piece} from '../pieces';
import {endOfLine, isSample, leadAt} from '../targets';
import {ids, lineOf, nameFields, typeFor} from './model';
import type {Outline, OutlineBlock, OutlineField} from './model';

/** The lines of a component that isn't part of a text. */
function elementLines(file: ContentFile, element: JsxElement): Range | undefined {
  const {text} = file;
  const [start, end] = [startOf(element), endOf(element)];
  const lead = leadAt(text, start);
  const isInText = piecesOf(file).some(
    ({whole, owner}) => owner !== element && whole.start <= start && end <= whole.end,
  );
  const isAlone = /^[ \t>]*$/.test(lead) && text.slice(end, endOfLine(text, end)).trim() === '';
  return isAlone && !isInText ? {start: start - lead.length, end} : undefined;
}

/** What a piece is called: by its component, if it's all that the component contains. */
function pieceLabel({name, owner}: Piece): string {
  const content = owner?.children.filter((child) => !isBlank(child)) ?? [];
  const isAll = name === 'text' || (content.length === 1 && ['paragraph', 'list'].includes(name));
  return labelOf(isAll ? 'text' : name);
}

function proseField(file: ContentFile, piece: Piece): Omit<OutlineField, 'block'> {
  const {start, end, content, name, whole} = piece;
  return {
    target: {kind: 'prose', start, end, content},
    label: pieceLabel(piece),
    type: {kind: content},
    value: proseValue(file, piece),
    isRequired: content === 'inline' && name !== 'table cell',
    isText: true,
    line: lineOf(file.text, start),
    whole,
  };
}

function propFields(file: ContentFile, element: JsxElement): Omit<OutlineField, 'block'>[] {
  const doc = file.config.components.find((component) => component.name === element.name);
  const names = doc?.props.map(({name}) => name) ?? attributesOf(element).map(({name}) => name);
  return names
    .filter((name) => !isComputed(element, name))
    .map((name) => {
      const prop = doc?.props.find((candidate) => candidate.name === name);
      const value = propValue(element, name);
      return {
        target: {kind: 'prop', element: startOf(element), name},
        label: labelOf(name, prop?.label),
        ...(prop && {description: prop.description}),
        type:
          prop?.type.kind === 'choice'
            ? {kind: 'choice', choices: prop.type.values}
            : typeFor(name, prop?.type.kind),
        value,
        isRequired: prop?.isRequired ?? false,
        isText: !ids.includes(name) && isTextAttribute(element.name ?? '', name, file.config),
        line: lineOf(file.text, startOf(findAttribute(element, name) ?? element)),
      };
    });
}

/** What a component is called: "Benefit “Sell more”". */
function elementLabel(element: JsxElement): string {
  const name = nameFields
    .map((field) => propValue(element, field))
    .find((value) => typeof value === 'string' && !isSample(value));
  return labelOf(element.name ?? '') + (name === undefined ? '' : ` “${name}”`);
}

/** Components with their props and the pieces directly inside of them, and all other pieces. */
export function outlineBody(file: ContentFile): Omit<Outline, 'label'> {
  const blocks = new Map<JsxElement, OutlineBlock>();
  for (const element of elementsOf(file.page.tree)) {
    const outer = [...blocks.keys()].findLast((other) => endOf(other) >= endOf(element));
    blocks.set(element, {
      block: {kind: 'element', start: startOf(element)},
      label: elementLabel(element),
      line: lineOf(file.text, startOf(element)),
      parent: outer && blocks.get(outer),
      lines: elementLines(file, element),
    });
  }
  const props = Array.from(blocks, ([element, block]) =>
    propFields(file, element).map((field) => ({...field, block})),
  );
  const prose = piecesOf(file).map((piece) => ({
    ...proseField(file, piece),
    block: piece.owner && blocks.get(piece.owner),
  }));
  return {blocks: Array.from(blocks.values()), fields: [...props.flat(), ...prose]};
}
