const name = 'whole-files';

/** The parts of the bundler that this plugin uses. */
type Watching = {outputFileSystem: object | null};
type Compiler = {
  hooks: {watchRun: {tap: (name: string, callback: (compiler: Watching) => void) => void}};
};

/**
 * A plugin of the bundler that has the development server send each script as it is when it's asked
 * for. `webpack-dev-middleware` would send it piece by piece from memory: if a page is opened while
 * another compilation is written, the script begins with the old text and ends with the new one. The
 * browser can't read it, and the page stays dead. It sends the whole file when it can't stream it.
 *
 * `e2e/authoring/wholeFiles.spec.ts` fails when the server no longer works this way.
 */
export const sendWholeFiles = {
  apply: ({hooks}: Compiler) =>
    hooks.watchRun.tap(name, ({outputFileSystem}) => {
      Object.assign(outputFileSystem ?? {}, {createReadStream: undefined});
    }),
};
