import {SourceFile, elementsOf, startOf} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page} from '@sitekit/content-check';
import type {Value} from '../protocol';
import {propValue, replaceProp} from './attributes';
import {EditError} from './EditError';
import {withLineFeeds} from './lines';
import {piecesOf} from './pieces';
import {normalizeProse, pieceAt, proseValue, replaceProse} from './prose';
import type {Replacement} from './prose';
import {shapeOf} from './shape';
import type {Hidden} from './shape';
import type {PropTarget, ProseTarget, TargetEdit} from './Target';
import {needPage} from './yaml';

type PageEdit = {target: ProseTarget | PropTarget; value: Value; replacement: Replacement};

/** @throws EditError when no tag starts there */
export function elementAt(page: Page, start: number): JsxElement {
  const element = elementsOf(page.tree).find((candidate) => startOf(candidate) === start);
  if (!element) {
    throw new EditError('This component isn’t there anymore. Reload the page and try again.');
  }
  return element;
}

const replaceTarget = (page: Page, {target, value}: TargetEdit): Replacement | undefined => {
  switch (target.kind) {
    case 'prose':
      return replaceProse(page, pieceAt(page, target), String(value ?? ''));
    case 'prop':
      return replaceProp(page.file.text, elementAt(page, target.element), target.name, value);
    case 'field':
      return undefined;
  }
};

/** The edits that change something, in the order of the text. */
const readEdits = (page: Page, edits: readonly TargetEdit[]): PageEdit[] =>
  edits
    .flatMap((edit): PageEdit[] => {
      const replacement = replaceTarget(page, edit);
      return replacement ? [{...edit, replacement} as PageEdit] : [];
    })
    .sort(
      (a, b) => a.replacement.start - b.replacement.start || a.replacement.end - b.replacement.end,
    );

function replaceAll(text: string, edits: readonly PageEdit[]): string {
  let [result, end] = ['', 0];
  for (const {replacement} of edits) {
    if (replacement.start < end) {
      throw new EditError('Two of these changes are in the same text. Save one of them first.');
    }
    result += text.slice(end, replacement.start) + replacement.text;
    end = replacement.end;
  }
  return result + text.slice(end);
}

/** Where an offset of the old text is in the new one. */
const shifted = (offset: number, own: PageEdit, edits: readonly PageEdit[]): number =>
  edits
    .filter((edit) => edit !== own && edit.replacement.end <= offset)
    .reduce((sum, {replacement: {start, end, text}}) => sum + text.length - (end - start), offset);

/** The same places in the new text. */
const movedTargets = (edits: readonly PageEdit[]): PageEdit['target'][] =>
  edits.map((edit) => {
    const {target, replacement} = edit;
    if (target.kind === 'prop') {
      return {...target, element: shifted(target.element, edit, edits)};
    }
    const start = shifted(Math.min(target.start, replacement.start), edit, edits);
    return {...target, start, end: start + replacement.text.length};
  });

function hiddenBy(targets: readonly PageEdit['target'][], isEmpty: boolean): Hidden {
  const prose = targets.filter((target) => target.kind === 'prose');
  return {
    ranges: prose.filter(({content}) => content !== 'code'),
    isEmpty,
    codes: prose.filter(({content}) => content === 'code'),
    props: targets.filter((target) => target.kind === 'prop'),
  };
}

/** The first problem that a page has and had not. */
function newProblem(before: Page, after: Page): string | undefined {
  const known = before.diagnostics.map(({message}) => message);
  const found = after.diagnostics.find(({message}) => !known.includes(message));
  return found && [found.message, found.hint].filter(Boolean).join(' ');
}

const changesMore =
  'This would change other parts of the page, too. Check tags, braces and the first characters of each line.';

/** How many imports and exports a page has. */
const countCode = ({tree}: Page): number =>
  tree.children.filter(({type}) => type === 'mdxjsEsm').length;

/** Whether a place in the new page says what was typed. */
function readsAs(after: Page, target: PageEdit['target'], before: PageEdit, page: Page): boolean {
  if (target.kind === 'prop') {
    const value = propValue(elementAt(after, target.element), target.name);
    const typed = typeof before.value === 'string' ? withLineFeeds(before.value) : before.value;
    return value === typed || (before.value === false && value === undefined);
  }
  const piece = pieceAt(page, before.target as ProseTarget);
  const value = normalizeProse(piece, String(before.value ?? ''));
  if (value === '' && target.content === 'blocks') {
    return true;
  }
  const found = piecesOf(after).find(
    ({start, end}) => start === target.start && (target.content === 'blocks' || end === target.end),
  );
  return (
    proseValue(after, {...(found ?? piece), start: target.start, end: target.end}) === value &&
    (found !== undefined || target.content === 'blocks')
  );
}

/**
 * Changes prose and props of a page.
 *
 * @throws EditError when the page would read differently elsewhere
 */
export function editPage(
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
): SourceFile {
  if (edits.every(({target}) => target.kind === 'field')) {
    return file;
  }
  const page = needPage(file, config);
  const changes = readEdits(page, edits);
  const edited = new SourceFile(file.path, file.contentsWith(replaceAll(file.text, changes)));
  const after = needPage(edited, config);
  const targets = movedTargets(changes);
  const oldTargets = changes.map(({target}) => target);
  if (after.unread.length > page.unread.length) {
    throw new EditError(newProblem(page, after) ?? changesMore);
  }
  const isEmpty = [...oldTargets, ...targets].some(
    (target) => target.kind === 'prose' && target.start === target.end,
  );
  const [oldShape, newShape] = [
    shapeOf(page, hiddenBy(oldTargets, isEmpty)),
    shapeOf(after, hiddenBy(targets, isEmpty)),
  ].map((shape) => JSON.stringify(shape));
  if (oldShape !== newShape) {
    throw new EditError(newProblem(page, after) ?? changesMore);
  }
  if (countCode(after) > countCode(page)) {
    throw new EditError('A paragraph can’t start with "import" or "export". Write it another way.');
  }
  changes.forEach((change, index) => {
    const target = targets[index];
    if (!target || !readsAs(after, target, change, page)) {
      throw new EditError(
        'This text would read differently once it’s saved. Write it another way.',
      );
    }
  });
  return edited;
}
