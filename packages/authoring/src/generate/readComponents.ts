import {relative} from 'node:path';
import type {ComponentDoc, ComponentProp} from '@sitekit/content-check/components';
import ts from 'typescript';
import {propTypeOf} from './propType';

export type ReadComponentsOptions = {
  /** The name of the TypeScript type of a prop that a page sets to an icon's name. */
  iconType?: string;
  /** Components that need no description. */
  ignore?: readonly string[];
};

/** Markdown renders these; pages don't write them as tags. */
const isMarkdownElement = (name: string): boolean => /^[a-z]/.test(name);

const isFromPackage = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

const isOptional = (symbol: ts.Symbol): boolean => Boolean(symbol.flags & ts.SymbolFlags.Optional);

function declarationOf(symbol: ts.Symbol): {file: string; position: number} {
  const declaration = symbol.declarations?.[0];
  return {file: declaration?.getSourceFile().fileName ?? '', position: declaration?.pos ?? 0};
}

/** Required props first, then in the order of the source. */
function compareProps(a: ts.Symbol, b: ts.Symbol): number {
  const [inA, inB] = [declarationOf(a), declarationOf(b)];
  return (
    Number(isOptional(a)) - Number(isOptional(b)) ||
    inA.file.localeCompare(inB.file) ||
    inA.position - inB.position
  );
}

const tagsIn = (tags: readonly ts.JSDocTagInfo[]): ReadonlyMap<string, string> =>
  new Map(tags.map((tag) => [tag.name, ts.displayPartsToString(tag.text).trim()]));

/** Reads the types and JSDoc of one program, and collects what is missing in them. */
class ComponentReader {
  readonly problems: string[] = [];
  readonly #checker: ts.TypeChecker;
  readonly #iconType: string | undefined;

  constructor(checker: ts.TypeChecker, iconType: string | undefined) {
    this.#checker = checker;
    this.#iconType = iconType;
  }

  #textOf(parts: ts.SymbolDisplayPart[]): string {
    return ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();
  }

  #readProp(prop: ts.Symbol, owner: string): ComponentProp | undefined {
    const subject = `${owner} "${prop.name}"`;
    const type = propTypeOf(prop, this.#checker, this.#iconType);
    const description = this.#textOf(prop.getDocumentationComment(this.#checker));
    if (!type) {
      const found = this.#checker.typeToString(this.#checker.getTypeOfSymbol(prop));
      const possible = ['string', 'number', 'boolean', 'a union of strings', this.#iconType];
      this.problems.push(
        `${subject} has the type ${found}, which a page can't write. ` +
          `Use one of: ${possible.filter(Boolean).join(', ')}.`,
      );
    }
    if (!description) {
      this.problems.push(`${subject} has no description. Add one: /** … */`);
    }
    const tags = tagsIn(prop.getJsDocTags());
    return (
      type && {
        name: prop.name,
        type,
        isRequired: !isOptional(prop),
        description,
        isUnique: tags.has('unique') || undefined,
        goesWith: tags.get('goesWith'),
        anchor: tags.get('anchor'),
      }
    );
  }

  readComponent(name: string, signature: ts.Signature): ComponentDoc {
    const checker = this.#checker;
    const file = signature.getDeclaration().getSourceFile().fileName;
    const owner = `${relative(process.cwd(), file)}: <${name}>`;
    const [parameter] = signature.getParameters();
    const members = parameter
      ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter))
      : [];
    const children = members.find((member) => member.name === 'children');
    const props = members
      .filter((member) => member !== children && !member.declarations?.every(isFromPackage))
      .sort(compareProps)
      .map((prop) => this.#readProp(prop, owner))
      .filter((prop) => prop !== undefined);

    const tags = tagsIn(signature.getJsDocTags());
    const namesIn = (tag: string) => tags.get(tag)?.split(/[\s,]+/);
    const description = this.#textOf(signature.getDocumentationComment(checker));
    const example = tags.get('example');
    if (!description) {
      this.problems.push(`${owner} has no description. Add one: /** … */`);
    }
    if (!example) {
      this.problems.push(`${owner} has no example. Add one after @example.`);
    }
    return {
      name,
      description,
      props,
      content: children ? (isOptional(children) ? 'optional' : 'required') : 'none',
      canContain: namesIn('canContain'),
      belongsIn: namesIn('belongsIn'),
      example: example ?? '',
    };
  }
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

/** Names in `@canContain` and `@belongsIn` that don't exist. */
function unknownNames(
  {name, canContain = [], belongsIn = []}: ComponentDoc,
  names: readonly string[],
): string[] {
  const known = {
    '@canContain': [...names, 'list', 'table'],
    '@belongsIn': names,
  };
  return Object.entries({'@canContain': canContain, '@belongsIn': belongsIn}).flatMap(
    ([tag, others]) =>
      others
        .filter((other) => !known[tag as keyof typeof known].includes(other))
        .map((other) => `<${name}>: ${tag} names ${other}, which is not a component.`),
  );
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
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!exported) {
    throw new Error(`${file} has no default export with the components.`);
  }

  const reader = new ComponentReader(checker, iconType);
  const {problems} = reader;
  const components: ComponentDoc[] = [];
  for (const {name, type} of checker
    .getPropertiesOfType(checker.getTypeOfSymbol(exported))
    .map((symbol) => ({name: symbol.name, type: checker.getTypeOfSymbol(symbol)}))
    .filter((property) => !ignore.includes(property.name) && !isMarkdownElement(property.name))) {
    const [signature, ...overloads] = type.getCallSignatures();
    if (signature && overloads.length === 0) {
      components.push(reader.readComponent(name, signature));
    } else {
      problems.push(`${file}: <${name}> is not a function component with one signature.`);
    }
  }
  const names = components.map((component) => component.name);
  problems.push(...components.flatMap((component) => unknownNames(component, names)));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return components.sort((a, b) => a.name.localeCompare(b.name));
}
