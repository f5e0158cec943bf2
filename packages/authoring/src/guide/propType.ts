import ts from 'typescript';
import type {PropType} from '@sitekit/content-check/components';

/** The type of a prop for which an author writes the name of an icon (see `src/remark/icons.ts`). */
const iconType = 'IconDrawing';

/** The members of a union in the order in which they are written, which the checker loses. */
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
  const isChoice = (type.isUnion() ? type.types : [type]).every((one) => one.isStringLiteral());
  return isChoice
    ? {
        kind: 'choice',
        values: membersInOrder(node, checker)
          .filter((member) => member.isStringLiteral())
          .map(({value}) => value),
      }
    : undefined;
}

/**
 * What an author may write for a prop.
 *
 * @returns undefined when it is nothing that can be written in a page
 */
export function propTypeOf(prop: ts.Symbol, checker: ts.TypeChecker): PropType | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const node = prop.declarations?.find(ts.isPropertySignature)?.type;
  if (node?.getText() === iconType) {
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
