import {relative} from 'node:path';
import ts from 'typescript';
import {ofDocusaurus} from '../../../../src/content/components';
import type {ComponentDoc, ComponentProp} from '@sitekit/content-check/components';
import {propTypeOf} from './propType';

/** Elements that Markdown makes; nobody writes them as tags. */
const isOfMarkdown = (name: string): boolean => /^[a-z]/.test(name);

const isFromPackage = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes('/node_modules/');

const isOptional = (symbol: ts.Symbol): boolean => Boolean(symbol.flags & ts.SymbolFlags.Optional);

/** Where something is declared, so that things keep the order in which they are written. */
function placeOf(symbol: ts.Symbol): [string, number] {
  const declaration = symbol.declarations?.[0];
  return [declaration?.getSourceFile().fileName ?? '', declaration?.pos ?? 0];
}

function asWritten(a: ts.Symbol, b: ts.Symbol): number {
  const [[fileA, posA], [fileB, posB]] = [placeOf(a), placeOf(b)];
  return Number(isOptional(a)) - Number(isOptional(b)) || fileA.localeCompare(fileB) || posA - posB;
}

/** Reads the comments and types of one program, and collects what they leave unsaid. */
class Reader {
  readonly problems: string[] = [];
  readonly #checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  #textOf(parts: ts.SymbolDisplayPart[]): string {
    return ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();
  }

  #readProp(prop: ts.Symbol, owner: string): ComponentProp | undefined {
    const subject = `${owner} "${prop.name}"`;
    const type = propTypeOf(prop, this.#checker);
    const description = this.#textOf(prop.getDocumentationComment(this.#checker));
    if (!type) {
      const found = this.#checker.typeToString(this.#checker.getTypeOfSymbol(prop));
      this.problems.push(
        `${subject} is of the type ${found}, for which an author can write nothing. ` +
          'Possible are: string, number, boolean, IconDrawing and unions of texts.',
      );
    }
    if (!description) {
      this.problems.push(`${subject} has no description. Write one: /** … */`);
    }
    return type && {name: prop.name, type, isRequired: !isOptional(prop), description};
  }

  /** Reads a component from its one call signature. */
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
      .sort(asWritten)
      .map((prop) => this.#readProp(prop, owner))
      .filter((prop) => prop !== undefined);

    const tags = new Map(
      signature.getJsDocTags().map((tag) => [tag.name, ts.displayPartsToString(tag.text).trim()]),
    );
    const namesIn = (tag: string) => tags.get(tag)?.split(/[\s,]+/);
    const description = this.#textOf(signature.getDocumentationComment(checker));
    const example = tags.get('example');
    if (!description) {
      this.problems.push(`${owner} has no description. Write one: /** … */`);
    }
    if (!example) {
      this.problems.push(`${owner} has no example. Write one below @example.`);
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
    // Packages that only add global names have nothing to say about components.
    {types: []},
    {...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined},
  );
  return ts.createProgram([file], config?.options ?? {});
}

/** Every `@canContain` and `@belongsIn` names something that there is. */
function namesThatAreNot(
  {name, canContain = [], belongsIn = []}: ComponentDoc,
  names: string[],
): string[] {
  return [
    ...canContain.map((held) => ['@canContain', held]),
    ...belongsIn.map((outer) => ['@belongsIn', outer]),
  ]
    .filter(([, other = '']) => ![...names, 'list', 'table'].includes(other))
    .map(([tag, other]) => `<${name}>: ${tag} names ${other}, which is no component.`);
}

/**
 * Reads what an author may write from the types and comments of components.
 *
 * @param file whose default export is an object of components, by the names that pages use
 * @returns the components in the order of their names
 * @throws Error with everything that the types and comments leave unsaid
 */
export function readComponents(file: string): ComponentDoc[] {
  const program = createProgram(file);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const offered = module && checker.tryGetMemberInModuleExports('default', module);
  if (!offered) {
    throw new Error(`${file} exports no components as its default.`);
  }

  const reader = new Reader(checker);
  const {problems} = reader;
  const components: ComponentDoc[] = [];
  for (const {name, type} of checker
    .getPropertiesOfType(checker.getTypeOfSymbol(offered))
    .map((symbol) => ({name: symbol.name, type: checker.getTypeOfSymbol(symbol)}))
    .filter((property) => !ofDocusaurus.includes(property.name) && !isOfMarkdown(property.name))) {
    const [signature, ...more] = type.getCallSignatures();
    if (signature && more.length === 0) {
      components.push(reader.readComponent(name, signature));
    } else {
      problems.push(`${file}: <${name}> is no component whose types can be read.`);
    }
  }
  const names = components.map((component) => component.name);
  problems.push(...components.flatMap((component) => namesThatAreNot(component, names)));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return components.sort((a, b) => a.name.localeCompare(b.name));
}
