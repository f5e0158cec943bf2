/** A plugin of Docusaurus, and which of several with that name. */
export type PluginIdentifier = {name: string; id: string};

/** The functions with which Docusaurus's development server reloads a site. */
export type Reloads<Site> = {
  /** Loads the configuration and all plugins again. */
  reloadSite: (site: Site) => Promise<Site>;
  /** Loads what a plugin reads again. The rest stays as it is in `site`. */
  reloadSitePlugin: (site: Site, plugin: PluginIdentifier) => Promise<Site>;
};

/** Git and editors change several files, or one file in several steps. */
const PAUSE_MS = 100;

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });

/**
 * Runs one reload at a time, each after a short pause and on what the one before has left. Requests
 * that wait for the same reload share it.
 */
export function inOrder<Site>({reloadSite, reloadSitePlugin}: Reloads<Site>): Reloads<Site> {
  const waiting = new Map<string, Promise<Site>>();
  let last: Promise<unknown> = Promise.resolve();
  let current: Site | undefined;

  function enqueue(key: string, site: Site, reload: (site: Site) => Promise<Site>): Promise<Site> {
    const same = waiting.get(key);
    if (same) {
      return same;
    }
    const next = last
      // Who asked for it has been told.
      .catch(() => undefined)
      .then(pause)
      .then(async () => {
        // What changes from here on needs another reload.
        waiting.delete(key);
        current = await reload(current ?? site);
        return current;
      });
    waiting.set(key, next);
    last = next;
    return next;
  }

  return {
    reloadSite: (site) => enqueue('site', site, reloadSite),
    reloadSitePlugin: (site, plugin) =>
      enqueue(`plugin ${plugin.name} ${plugin.id}`, site, (latest) =>
        reloadSitePlugin(latest, plugin),
      ),
  };
}
