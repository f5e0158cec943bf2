import {relative} from 'node:path';
import type {ComponentDoc, ComponentProp, PropType} from '../components';
import {Parser} from 'react-docgen-typescript';
import type {PropItem} from 'react-docgen-typescript';
import ts from 'typescript';

type Tags = Partial<Record<string, string>>;

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Global types and those of browsers don't describe components, and take long to load.
  types: [],
  lib: ['lib.es2023.d.ts'],
};

/** React's own props, such as `className`, aren't for authors. */
const isOwnProp = ({name, declarations = []}: PropItem): boolean =>
  name === 'children' ||
  declarations.length === 0 ||
  declarations.some(({fileName}) => !fileName.includes('node_modules/'));

/** A parser takes two arrow functions of a file for the same component, so each needs its own. */
const newParser = (program: ts.Program): Parser =>
  new Parser(program, {
    propFilter: isOwnProp,
    shouldExtractLiteralValuesFromEnum: true,
    shouldIncludePropTagMap: true,
    shouldRemoveUndefinedFromOptional: true,
    skipChildrenPropWithoutDoc: false,
  });

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const simpleTypes: Partial<Record<string, PropType>> = {
  string: {kind: 'text'},
  number: {kind: 'number'},
  boolean: {kind: 'boolean'},
};

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
  return simpleTypes[type.name];
}

/** The values of a module's default export, by name. */
function exportedValues(program: ts.Program, file: string): Map<string, ts.Type> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const exported = module && checker.tryGetMemberInModuleExports('default', module);
  if (!exported) {
    throw new Error(`${file} has no default export with the components.`);
  }
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(exported));
  return new Map(properties.map((each) => [each.name, checker.getTypeOfSymbol(each)]));
}

/**
 * Reads which components a page can use, and how, from their types and JSDoc.
 *
 * @param file its default export is an object with the components by name
 * @param iconType the name of the TypeScript type of a prop that a page sets to an icon's name
 * @param ignore components that need no description
 * @returns the components sorted by name
 * @throws Error that lists everything missing in the types and JSDoc
 */
export function readComponents(
  file: string,
  iconType?: string,
  ignore: readonly string[] = [],
): ComponentDoc[] {
  const program = ts.createProgram([file], compilerOptions);
  const problems: string[] = [];

  const readProp = (prop: PropItem, owner: string): ComponentProp[] => {
    const {name, required: isRequired} = prop;
    const type = propTypeOf(prop, iconType);
    const description = onOneLine(prop.description);
    if (!type) {
      const possible = ['string', 'number', 'boolean', 'a union of strings', iconType];
      problems.push(
        `${owner} "${name}" has the type ${prop.type.raw ?? prop.type.name}, which a page can't write. ` +
          `Use one of: ${possible.filter(Boolean).join(', ')}.`,
      );
    }
    if (!description) {
      problems.push(`${owner} "${name}" has no description. Add one: /** … */`);
    }
    const {label, goesWith, anchor} = (prop.tags ?? {}) as Tags;
    return type ? [{name, label, type, isRequired, description, goesWith, anchor}] : [];
  };

  const readComponent = (name: string, type: ts.Type): ComponentDoc[] => {
    const isComponent = type.getCallSignatures().length === 1;
    const source = isComponent ? type.symbol.valueDeclaration?.getSourceFile() : undefined;
    const info = source && newParser(program).getComponentInfo(type.symbol, source, () => name);
    if (!info) {
      problems.push(`${file}: <${name}> is not a function component with one signature.`);
      return [];
    }
    const owner = `${relative(process.cwd(), source.fileName)}: <${name}>`;
    const {children, ...members} = info.props;
    const {example = '', ...tags} = (info.tags ?? {}) as Tags;
    const description = onOneLine(info.description);
    if (!description) {
      problems.push(`${owner} has no description. Add one: /** … */`);
    }
    if (!example) {
      problems.push(`${owner} has no example. Add one after @example.`);
    }
    return [
      {
        name,
        description,
        props: Object.values(members)
          .flatMap((prop) => readProp(prop, owner))
          .sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
        content: children ? (children.required ? 'required' : 'optional') : 'none',
        canContain: tags.canContain?.trim().split(/\s+/),
        counts: tags.counts?.trim(),
        belongsIn: tags.belongsIn?.trim().split(/\s+/),
        example,
      },
    ];
  };

  const components = Array.from(exportedValues(program, file))
    // Markdown renders those in lowercase; pages don't write them as tags.
    .filter(([name]) => !ignore.includes(name) && !/^[a-z]/.test(name))
    .flatMap(([name, type]) => readComponent(name, type));
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return components.sort((a, b) => a.name.localeCompare(b.name));
}
