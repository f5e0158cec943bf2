import {existsSync} from 'node:fs';

/**
 * A loader of the bundler. Its module stands in for a file while that doesn't exist.
 *
 * @this {{
 *   query: string,
 *   addDependency: (path: string) => void,
 *   addMissingDependency: (path: string) => void,
 * }}
 */
export default function missingFile() {
  /** @type {{file: string, request: string, placeholder: string}} */
  const {file, request, placeholder} = JSON.parse(decodeURIComponent(this.query.slice(1)));
  if (!existsSync(file)) {
    this.addMissingDependency(file);
    return placeholder;
  }
  this.addDependency(file);
  const source = JSON.stringify(request);
  return `export * from ${source};\nexport {default} from ${source};\n`;
}
