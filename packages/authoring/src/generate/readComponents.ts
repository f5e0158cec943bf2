import {relative} from 'node:path';
import type {ComponentDoc, ComponentProp, PropType} from '@sitekit/content-check/components';
import {Parser} from 'react-docgen-typescript';
import type {ParserOptions, PropItem} from 'react-docgen-typescript';
import ts from 'typescript';

export type ReadComponentsOptions = {
  /** The name of the TypeScript type of a prop that a page sets to an icon's name. */
  iconType?: string;
  /** Components that need no description. */
  ignore?: readonly string[];
};

type Tags = Partial<Record<string, string>>;

/** React's own props, such as `className`, aren't for authors. */
const isOwnProp = ({name, declarations = []}: PropItem): boolean =>
  name === 'children' ||
  declarations.length === 0 ||
  declarations.some(({fileName}) => !fileName.includes('node_modules/'));

const parserOptions: ParserOptions = {
  propFilter: isOwnProp,
  shouldExtractLiteralValuesFromEnum: true,
  shouldIncludePropTagMap: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
};

/** Markdown renders these; pages don't write them as tags. */
const isMarkdownElement = (name: string): boolean => /^[a-z]/.test(name);

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * What a page can write for a prop.
 *
 * @returns undefined when a page can't write a value of its type
 */
function propTypeOf({type}: PropItem, iconType?: string): PropType | undefined {
  if (iconType !== undefined && (type.raw ?? type.name) === iconType) {
    return {kind: 'icon'};
  }
  if (type.name === 'enum' && Array.isArray(type.value)) {
    const values = (type.value as {value: string}[]).map(({value}) => value);
    return values.every((value) => value.startsWith('"'))
      ? {kind: 'choice', values: values.map((value) => JSON.parse(value) as string)}
      : undefined;
  }
  const kinds: Partial<Record<string, PropType>> = {
    string: {kind: 'text'},
    number: {kind: 'number'},
    boolean: {kind: 'boolean'},
  };
  return kinds[type.name];
}

function createProgram(file: string): ts.Program {
  const configFile = ts.findConfigFile(file, (path) => ts.sys.fileExists(path)) ?? '';
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    // Global types don't describe components and take long to load.
    {types: []},
    {...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined},
  );
  return ts.createProgram([file], config?.options ?? {});
}

/** The components in the default export of a module, by the names that pages use. */
function exportedComponents(program: ts.Program, file: string): Map<string, ts.Symbol | undefined> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!exported) {
    throw new Error(`${file} has no default export with the components.`);
  }
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(exported));
  return new Map(
    properties.map((property) => {
      const type = checker.getTypeOfSymbol(property);
      return [property.name, type.getCallSignatures().length === 1 ? type.symbol : undefined];
    }),
  );
}

/** Names in `@canContain` and `@belongsIn` that don't exist. */
function unknownNames(
  {name, canContain = [], belongsIn = []}: ComponentDoc,
  names: readonly string[],
): string[] {
  const allowed = [...names, 'list', 'table'];
  return [
    ...canContain
      .filter((other) => !allowed.includes(other))
      .map((other) => ['@canContain', other]),
    ...belongsIn.filter((other) => !names.includes(other)).map((other) => ['@belongsIn', other]),
  ].map(([tag, other]) => `<${name}>: ${tag} names ${other}, which is not a component.`);
}

/**
 * Reads which components a page can use, and how, from their types and JSDoc.
 *
 * @param file its default export is an object with the components by name
 * @returns the components sorted by name
 * @throws Error that lists everything missing in the types and JSDoc
 */
export function readComponents(
  file: string,
  {iconType, ignore = []}: ReadComponentsOptions = {},
): ComponentDoc[] {
  const program = createProgram(file);
  // A parser takes two arrow functions of a file for the same component.
  const newParser = () => new Parser(program, parserOptions);
  const problems: string[] = [];

  const readProp = (prop: PropItem, owner: string): ComponentProp[] => {
    const subject = `${owner} "${prop.name}"`;
    const type = propTypeOf(prop, iconType);
    const description = onOneLine(prop.description);
    if (!type) {
      const possible = ['string', 'number', 'boolean', 'a union of strings', iconType];
      problems.push(
        `${subject} has the type ${prop.type.raw ?? prop.type.name}, which a page can't write. ` +
          `Use one of: ${possible.filter(Boolean).join(', ')}.`,
      );
    }
    if (!description) {
      problems.push(`${subject} has no description. Add one: /** … */`);
    }
    const {label, unique, goesWith, anchor} = (prop.tags ?? {}) as Tags;
    const isUnique = unique === undefined ? undefined : true;
    const {name, required: isRequired} = prop;
    return type ? [{name, label, type, isRequired, description, isUnique, goesWith, anchor}] : [];
  };

  const readComponent = (name: string, symbol: ts.Symbol): ComponentDoc | undefined => {
    const source = symbol.valueDeclaration?.getSourceFile();
    const info = source && newParser().getComponentInfo(symbol, source, () => name);
    if (!info) {
      return undefined;
    }
    const owner = `${relative(process.cwd(), source.fileName)}: <${name}>`;
    const {children, ...members} = info.props;
    const props = Object.values(members).flatMap((prop) => readProp(prop, owner));
    const tags = (info.tags ?? {}) as Tags;
    const namesIn = (tag: string) => tags[tag]?.trim().split(/[\s,]+/);
    const description = onOneLine(info.description);
    const {example = ''} = tags;
    if (!description) {
      problems.push(`${owner} has no description. Add one: /** … */`);
    }
    if (!example) {
      problems.push(`${owner} has no example. Add one after @example.`);
    }
    return {
      name,
      description,
      props: props.sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
      content: children ? (children.required ? 'required' : 'optional') : 'none',
      canContain: namesIn('canContain'),
      belongsIn: namesIn('belongsIn'),
      example,
    };
  };

  const components: ComponentDoc[] = [];
  for (const [name, symbol] of exportedComponents(program, file)) {
    if (!ignore.includes(name) && !isMarkdownElement(name)) {
      const component = symbol && readComponent(name, symbol);
      if (component) {
        components.push(component);
      } else {
        problems.push(`${file}: <${name}> is not a function component with one signature.`);
      }
    }
  }
  const names = components.map(({name}) => name);
  problems.push(...components.flatMap((component) => unknownNames(component, names)));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return components.sort((a, b) => a.name.localeCompare(b.name));
}
