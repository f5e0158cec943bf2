import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, headingOf, patience, test} from './fixtures';

/* Git replaces, adds and deletes pages and records at once, as `git pull` and `git switch` do. */

const addresses = ['/', '/benefits', '/process', '/tools', '/contact'];
const turns = 3;

test('every page shows what is in the files after each switch to another branch', async ({
  page,
  site,
  goTo,
}) => {
  const show = async (address: string) => {
    await goTo(address);
    return {
      heading: await headingOf(page).innerText(),
      brand: await page.getByRole('banner').getByRole('link').first().innerText(),
    };
  };
  const pagesOfMain = new Map<string, Awaited<ReturnType<typeof show>>>();
  for (const address of [...addresses, '/added']) {
    pagesOfMain.set(address, await show(address));
  }
  const shown = (address: string, branch: string) => {
    const onMain = pagesOfMain.get(address);
    return branch === 'main'
      ? onMain
      : {
          heading: {'/contact': pagesOfMain.get('/added')?.heading}[address] ?? `Other ${address}`,
          brand: 'Other brand',
        };
  };

  site.git('switch', '--quiet', '--create', 'other');
  for (const address of addresses) {
    const file = `docs-content/${address.slice(1) || 'index'}.mdx`;
    site.change(file, /^( *# ).+$/m, `$1Other ${address}`);
  }
  site.change('docs-content/data/site.yaml', /^brand: .*/m, 'brand: Other brand');
  rmSync(join(site.folder, 'docs-content/contact.mdx'));
  site.write(
    'docs-content/added.mdx',
    '---\ntitle: Added\ndescription: A page on one branch.\n---\n\n# Other /added\n',
  );
  site.git('add', '--all', 'docs-content');
  site.git('commit', '--quiet', '--message', 'Another branch');

  await page.goto(`${site.address}/benefits`);
  for (let turn = 0; turn < turns; turn += 1) {
    const branch = turn % 2 === 0 ? 'main' : 'other';
    site.git('switch', '--quiet', branch);
    await expect(headingOf(page)).toHaveText(shown('/benefits', branch)?.heading ?? '', patience);
    for (const address of [...addresses, '/added', '/benefits']) {
      await expect(async () => {
        expect(await show(address)).toEqual(shown(address, branch));
      }).toPass(patience);
    }
  }
});
