/* The part of `eslint-scope` that is used here. */
declare module 'eslint-scope' {
  import type {Identifier, Program} from 'estree';

  type Scope = {
    variables: readonly {name: string}[];
    childScopes: readonly Scope[];
    /** References to names that neither this scope nor one around it defines. */
    through: readonly {identifier: Identifier & {start: number}}[];
  };

  export function analyze(
    program: Program,
    options: {ecmaVersion: number; sourceType: 'module'; jsx: boolean},
  ): {globalScope: Scope};
}
