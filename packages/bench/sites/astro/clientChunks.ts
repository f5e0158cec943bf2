import type {Plugin} from 'vite';

/** What a script consists of, by its name; anything else is left to Rollup. */
const chunks: Record<string, RegExp> = {
  ToolCatalogue: /components\/Tool/,
  ContactForm: /components\/ContactForm/,
  preact: /components\/(Card|Button)|standIns|node_modules\/(preact|clsx)\/|preload-helper/,
};

/** Has an island fetch its own script, Astro's and Preact's, and no crumbs beside them. */
export const clientChunks: Plugin = {
  name: 'client-chunks',
  config: (_config, {isSsrBuild}) =>
    isSsrBuild ? {} : {build: {rollupOptions: {output: {manualChunks: chunkOf}}}},
};

function chunkOf(id: string): string | undefined {
  return Object.keys(chunks).find((name) => chunks[name]?.test(id));
}
