/** @jest-environment node */
import {inOrder} from './inOrder';

jest.useFakeTimers();

const pages = {name: 'pages', id: 'default'};

/** Reloads that take a while, and add what they loaded to the site. */
function slowReloads() {
  const log: string[] = [];
  const add = async (site: string, what: string): Promise<string> => {
    log.push(`${what} starts`);
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    log.push(`${what} ends`);
    return `${site} ${what}`;
  };
  return {
    log,
    reloadSite: jest.fn((site: string) => add(site, 'all')),
    reloadSitePlugin: jest.fn((site: string, {name}: {name: string}) => add(site, name)),
  };
}

it('runs one reload after the other, each on what the last has left', async () => {
  const reloads = slowReloads();
  const {reloadSite, reloadSitePlugin} = inOrder(reloads);

  const all = Promise.all([reloadSitePlugin('old', pages), reloadSite('old')]);
  await jest.runAllTimersAsync();

  expect(await all).toEqual(['old pages', 'old pages all']);
  expect(reloads.log).toEqual(['pages starts', 'pages ends', 'all starts', 'all ends']);
});

it('shares a reload between changes that come before it, not with those that come later', async () => {
  const reloads = slowReloads();
  const {reloadSitePlugin} = inOrder(reloads);

  const first = [reloadSitePlugin('old', pages), reloadSitePlugin('old', pages)];
  await jest.advanceTimersByTimeAsync(300);
  const second = [reloadSitePlugin('old', pages), reloadSitePlugin('old', pages)];
  await jest.runAllTimersAsync();

  expect(await Promise.all([...first, ...second])).toEqual([
    'old pages',
    'old pages',
    'old pages pages',
    'old pages pages',
  ]);
});

it('goes on after a reload that failed, with the site as it was', async () => {
  const reloads = slowReloads();
  reloads.reloadSitePlugin.mockRejectedValueOnce(new Error('Unreadable.'));
  const {reloadSitePlugin} = inOrder(reloads);

  const failed = expect(reloadSitePlugin('old', pages)).rejects.toThrow('Unreadable.');
  await jest.runAllTimersAsync();
  await failed;
  const next = reloadSitePlugin('old', pages);
  await jest.runAllTimersAsync();

  expect(await next).toBe('old pages');
});
