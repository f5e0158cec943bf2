import {fieldsOf, isFreeText, uniqueFieldsOf} from '@sitekit/content-check';
import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {isMap, isScalar} from 'yaml';
import {distinct} from './blockText';
import {fieldControl} from './controls';
import {editField} from './editField';
import {listAround} from './entrySiblings';
import type {Path} from './Target';
import {keyOf, needYaml, nodeAt} from './yaml';

const isPage = (address: string): boolean => /^[/#]/.test(address);

/**
 * Gives a copied entry its own values of the fields that no two entries share.
 *
 * @param links the pages and headings of the site, for a link that leads somewhere else
 */
export function distinguish(
  file: SourceFile,
  path: Path,
  config: ContentConfig,
  links: () => readonly string[],
): SourceFile {
  const part = needYaml(file, config);
  const listPath = path.slice(0, -1);
  const schema = part.schemaAt(listPath);
  const fields = schema && uniqueFieldsOf(schema);
  const list = listAround(part, path);
  const paths = fields?.length ? fields.map((field) => [...path, field]) : [path];
  return paths.reduce((edited, inner) => {
    const node = nodeAt(part, inner);
    const value = isScalar(node) ? node.value : undefined;
    if (!fields || typeof value !== 'string') {
      return edited;
    }
    const others = list?.items.map((_, index) => index).filter((index) => index !== path.at(-1));
    const used = others?.map((index) =>
      part.document.getIn([...listPath, index, ...inner.slice(path.length)]),
    );
    const accepts = part.schemaAt(inner);
    const isFree = (text: string) =>
      !used?.includes(text) && (accepts?.safeParse(text).success ?? true);
    if (isFree(value)) {
      return edited;
    }
    const link = isPage(value) ? links().find(isFree) : undefined;
    return editField(edited, inner, link ?? distinct(value, isFree), config);
  }, file);
}

/** Makes a copy of an entry a new one: without optional fields, and with texts to replace. */
export function fillWithPlaceholders(
  file: SourceFile,
  path: Path,
  config: ContentConfig,
): SourceFile {
  const part = needYaml(file, config);
  const entry = nodeAt(part, path);
  const known = fieldsOf(part.schemaAt(path));
  const names = isMap(entry) ? entry.items.map(keyOf).filter((name) => known.includes(name)) : [];
  return names.reduce((edited, name) => {
    const inner = [...path, name];
    const schema = part.schemaAt(inner);
    if (schema?.safeParse(undefined).success) {
      return editField(edited, inner, undefined, config);
    }
    const isText = schema && isFreeText(schema);
    return isText && fieldControl(name, schema, '', config).kind === 'text'
      ? editField(edited, inner, `New ${name}`, config)
      : edited;
  }, file);
}
