import type {PropType} from '@sitekit/content-check/components';
import ts from 'typescript';

/** The members of a union in the order of the source, which the type checker doesn't keep. */
function membersInOrder(node: ts.TypeNode, checker: ts.TypeChecker): ts.Type[] {
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((member) => membersInOrder(member, checker));
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return membersInOrder(node.type, checker);
  }
  if (ts.isTypeReferenceNode(node)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    const alias =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = alias?.declarations?.find(ts.isTypeAliasDeclaration);
    if (declaration) {
      return membersInOrder(declaration.type, checker);
    }
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const list = checker.getTypeFromTypeNode(node.objectType);
    if (checker.isTupleType(list)) {
      return [...checker.getTypeArguments(list as ts.TupleTypeReference)];
    }
  }
  return [checker.getTypeFromTypeNode(node)];
}

function choiceOf(type: ts.Type, node: ts.TypeNode, checker: ts.TypeChecker): PropType | undefined {
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.isStringLiteral())
    ? {
        kind: 'choice',
        values: membersInOrder(node, checker)
          .filter((member) => member.isStringLiteral())
          .map(({value}) => value),
      }
    : undefined;
}

/**
 * What a page can write for a prop.
 *
 * @param iconType the name of the TypeScript type of a prop that a page sets to an icon's name
 * @returns undefined when a page can't write a value of its type
 */
export function propTypeOf(
  prop: ts.Symbol,
  checker: ts.TypeChecker,
  iconType: string | undefined,
): PropType | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const node = prop.declarations?.find(ts.isPropertySignature)?.type;
  if (node && node.getText() === iconType) {
    return {kind: 'icon'};
  }
  if (type.flags & ts.TypeFlags.Boolean) {
    return {kind: 'boolean'};
  }
  if (type.flags & ts.TypeFlags.Number) {
    return {kind: 'number'};
  }
  if (type.flags & ts.TypeFlags.String) {
    return {kind: 'text'};
  }
  return node && choiceOf(type, node, checker);
}
