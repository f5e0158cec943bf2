import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {AstroIntegration} from 'astro';
import {PurgeCSS} from 'purgecss';

const inlineStyles = /<style>(.*?)<\/style>/gs;

/** Removes the rules that match nothing from a page's inline styles. */
async function purgePage(file: string, scripts: string): Promise<void> {
  const html = readFileSync(file, 'utf8');
  const styles = [...html.matchAll(inlineStyles)].map(([, css = '']) => css);
  const results = await new PurgeCSS().purge({
    content: [
      {raw: html.replace(inlineStyles, ''), extension: 'html'},
      {raw: html.includes('<astro-island') ? scripts : '', extension: 'js'},
    ],
    css: styles.map((raw) => ({raw})),
    // PurgeCSS would remove these pseudo-classes where they stand alone.
    safelist: {greedy: [/^:(focus-visible|not)$/]},
    variables: true,
    keyframes: true,
  });
  const purged = new Map(styles.map((css, index) => [css, results[index]?.css ?? css]));
  const replace = (_: string, css: string) => `<style>${purged.get(css) ?? css}</style>`;
  writeFileSync(file, html.replace(inlineStyles, replace));
}

/** Runs PurgeCSS on all pages; `astro-purgecss` ignores inline styles. */
export default function purge(): AstroIntegration {
  return {
    name: 'purge',
    hooks: {
      async 'astro:build:done'({dir}) {
        const folder = fileURLToPath(dir);
        const filesOf = (extension: string) =>
          readdirSync(folder, {recursive: true, encoding: 'utf8'})
            .filter((name) => name.endsWith(extension))
            .map((name) => `${folder}/${name}`);
        const scripts = filesOf('.js').map((file) => readFileSync(file, 'utf8'));
        for (const page of filesOf('.html')) {
          await purgePage(page, scripts.join('\n'));
        }
      },
    },
  };
}
