import {inspect} from 'node:util';
import {build} from '@docusaurus/core/lib/index.js';

/*
 * Builds a site per message, and answers with the error or ''. The builds share a process because
 * loading Docusaurus takes longer than building a small site.
 */

/** @typedef {{siteDir: string, config: string, outDir: string, env: NodeJS.ProcessEnv}} Request */

const ownEnv = {...process.env};

process.on('message', (/** @type {Request} */ {siteDir, env, ...options}) => {
  process.env = {...ownEnv, ...env};
  void build(siteDir, options)
    .then(
      () => '',
      (/** @type {unknown} */ reason) => inspect(reason, {depth: Infinity}),
    )
    .then((error) => process.send?.(error));
});
