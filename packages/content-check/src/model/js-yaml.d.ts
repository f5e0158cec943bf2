declare module 'js-yaml' {
  /** @throws YAMLException, with the place in `mark` */
  export function load(yaml: string): unknown;
}
