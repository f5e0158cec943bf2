import {elementsOf, endOf, isElement, startOf} from '@sitekit/content-check';
import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {isMap, isSeq} from 'yaml';
import {piecesOf} from './pieces';
import {nodeAt, yamlOf} from './records';
import type {YamlPart} from './records';
import {EditError, elementAt, isPage, pageOf} from './targets';
import type {Path, Target} from './targets';

/** What tells a place from all others of its file, wherever it is: what is written there. */
function identityOf(file: SourceFile, target: Target, config: ContentConfig): string {
  switch (target.kind) {
    case 'field': {
      const part = yamlOf(file, config);
      const steps = target.path.map((step, index) =>
        typeof step === 'number' ? nodeAt(part, target.path.slice(0, index + 1)) : step,
      );
      return JSON.stringify([...steps, nodeAt(part, target.path)]);
    }
    case 'prop': {
      const element = elementAt(pageOf(file, config), target.element);
      return file.text.slice(target.element, endOf(element));
    }
    case 'prose':
      return file.text.slice(target.start, target.end);
  }
}

/** The fields with a name in all maps of a file, and all items of its lists. */
function fieldsLike(part: YamlPart, name: string | number, path: Path = []): Path[] {
  const node = path.length === 0 ? part.document.contents : nodeAt(part, path);
  if (isSeq(node)) {
    return node.items.flatMap((_, index) => [
      ...(typeof name === 'number' ? [[...path, index]] : []),
      ...fieldsLike(part, name, [...path, index]),
    ]);
  }
  return isMap(node)
    ? [
        ...(typeof name === 'string' ? [[...path, name]] : []),
        ...node.items.flatMap(({key}) => fieldsLike(part, name, [...path, String(key)])),
      ]
    : [];
}

const candidates = (file: SourceFile, like: Target, config: ContentConfig): Target[] => {
  switch (like.kind) {
    case 'field':
      return fieldsLike(yamlOf(file, config), like.path.at(-1) ?? '').map((path) => ({
        kind: 'field',
        path,
      }));
    case 'prop':
      return elementsOf(pageOf(file, config).tree).map((element) => ({
        ...like,
        element: startOf(element),
      }));
    case 'prose':
      return piecesOf(pageOf(file, config)).map(({start, end, content}) => ({
        kind: 'prose',
        ...{start, end, content},
      }));
  }
};

/**
 * The same place in another version of a file.
 *
 * @throws EditError when it says something else there, or when it isn't clear which place it is
 */
export function relocate(
  old: SourceFile,
  target: Target,
  now: SourceFile,
  config: ContentConfig,
): Target {
  if (old === now) {
    return target;
  }
  const identity = identityOf(old, target, config);
  const [before, after] = [old, now].map((file) =>
    candidates(file, target, config).filter(
      (other) => identityOf(file, other, config) === identity,
    ),
  );
  const [found] = after ?? [];
  if (!found || before?.length !== 1 || after?.length !== 1) {
    throw new EditError(
      `${now.path} was changed in the meantime, so nothing was saved. Close this, open the text again and choose “Restore”.`,
    );
  }
  return found;
}

/** What the lines of a file say, apart from some of them. The first line is 0. */
export function readingOutside(
  file: SourceFile,
  {start, end}: {start: number; end: number},
  config: ContentConfig,
): string {
  const read: unknown[] = [];
  const add = (first: number, last: number, reading: unknown): void => {
    if (last < start || first >= end) {
      read.push(reading);
    }
  };
  if (!isPage(file) && !file.path.endsWith('.yaml')) {
    return '';
  }
  if (!isPage(file)) {
    const part = yamlOf(file, config);
    const lineOf = (offset: number) => part.text.slice(0, offset).split('\n').length - 1;
    const visit = (path: Path): void => {
      const node = path.length === 0 ? part.document.contents : nodeAt(part, path);
      if (isSeq(node)) {
        node.items.forEach((_, index) => visit([...path, index]));
      } else if (isMap(node)) {
        node.items.forEach(({key}) => visit([...path, String(key)]));
      } else if (node?.range) {
        const keys = path.filter((step) => typeof step === 'string');
        add(lineOf(node.range[0]), lineOf(node.range[1] - 1), [...keys, node.toJSON()]);
      }
    };
    visit([]);
    return JSON.stringify(read);
  }
  const visit = (node: Nodes, around: readonly string[]): void => {
    const lines = [node.position?.start.line ?? 1, node.position?.end.line ?? 1] as const;
    if ('children' in node) {
      if (isElement(node)) {
        const tag = [...around, node.name, ...node.attributes.map(({value}) => value)];
        add(lines[0] - 1, lines[0] - 1, JSON.stringify(tag, ['value']));
      }
      node.children.forEach((child) => visit(child, [...around, node.type]));
    } else {
      add(lines[0] - 1, lines[1] - 1, [...around, node.type, 'value' in node ? node.value : '']);
    }
  };
  visit(pageOf(file, config).tree, []);
  return JSON.stringify(read);
}
