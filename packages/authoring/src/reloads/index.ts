import {keepAcrossReloads} from '../developmentServer';
import {inOrder} from './inOrder';
import type {Reloads} from './inOrder';

const internal = '@docusaurus/core/lib/server/site';

/**
 * Docusaurus's development server starts a reload for each file that changes, whether or not others
 * still run. The one that ends last wins, with what it read before the others: a page that `git pull`
 * brings can stay "not found" until the server is started again. This has it reload in order.
 *
 * It replaces two functions of an internal module, which `commands/start/utils.js` calls through the
 * module. `e2e/authoring/switchBranch.spec.ts` fails when Docusaurus no longer does.
 *
 * @throws Error when the module has no such functions
 */
export function reloadInOrder(): void {
  keepAcrossReloads('reload-in-order', () => {
    // oxlint-disable-next-line typescript/no-require-imports -- replaces what the module exports
    const site = require(internal) as Partial<Reloads<unknown>>;
    const {reloadSite, reloadSitePlugin} = site;
    if (!reloadSite || !reloadSitePlugin) {
      throw new Error(`${internal} no longer reloads a site. See packages/authoring/src/reloads.`);
    }
    return Object.assign(site, inOrder({reloadSite, reloadSitePlugin}));
  });
}
