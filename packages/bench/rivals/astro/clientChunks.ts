import type {Plugin} from 'vite';

/** The modules of each script; Rolldown decides about all others. */
const groups = [
  {name: 'ToolCatalogue', test: /components\/Tool(?!Comparison)/},
  {
    name: 'preact',
    test: /components\/(Card|Button)|shims|node_modules\/(preact|clsx)\/|preload-helper/,
  },
];

/** Keeps Rolldown from splitting islands into many small chunks. */
export const clientChunks: Plugin = {
  name: 'client-chunks',
  config: (_config, {isSsrBuild}) =>
    isSsrBuild ? {} : {build: {rolldownOptions: {output: {codeSplitting: {groups}}}}},
};
