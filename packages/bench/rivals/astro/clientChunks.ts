import type {Plugin} from 'vite';

/** The modules of each script; Rollup decides about all others. */
const chunks: Record<string, RegExp> = {
  ToolCatalogue: /components\/Tool(?!Comparison)/,
  preact: /components\/(Card|Button)|shims|node_modules\/(preact|clsx)\/|preload-helper/,
};

/** Keeps Rollup from splitting islands into many small chunks. */
export const clientChunks: Plugin = {
  name: 'client-chunks',
  config: (_config, {isSsrBuild}) =>
    isSsrBuild ? {} : {build: {rollupOptions: {output: {manualChunks: chunkOf}}}},
};

function chunkOf(id: string): string | undefined {
  return Object.keys(chunks).find((name) => chunks[name]?.test(id));
}
