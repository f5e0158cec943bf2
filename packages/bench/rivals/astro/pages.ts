import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import mdx from '@mdx-js/rollup';
import type {AstroIntegration} from 'astro';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {parse} from 'yaml';
import rehypeComponents, {islandNames} from './mdx/components';
import remarkDirectives from './mdx/directives';
import remarkHeadings from './mdx/headings';
import {contentDir, siteDir} from '../ours';
import type {loadOurs} from '../ours';

const stubs = join(dirname(fileURLToPath(import.meta.url)), '.pages');
const virtualRecords = 'virtual:records';

type FrontMatter = {title?: string; description?: string; slug?: string};

/** When each island starts, and its props besides those in its page. */
const islandProps: Record<string, string> = {
  ToolCatalogue: `client:${process.env.ISLAND_START ?? 'visible'} tools={records.tools} compared={records.comparison.map(({name}) => name)} words={records.interface.toolCatalogue}`,
};

/** An `.astro` page for an MDX file, which only imports what that page shows. */
function stubOf(file: string, path: string, {title, description}: FrontMatter): string {
  const hasRouter = process.env.CLIENT_ROUTER === '1';
  const islands = islandNames.filter((name) => readFileSync(file, 'utf8').includes(`<${name}`));
  return `---
import Content, {facts} from ${JSON.stringify(relative(stubs, file))};
import Body from '../src/Body';
import Layout from '../src/Layout.astro';
${hasRouter ? "import Router from '../src/Router.astro';\n" : ''}${islands.map((name) => `import ${name} from '@ours/src/components/${name}';\n`).join('')}import records from '${virtualRecords}';

const head = ${JSON.stringify({title, description, path})};
---

<Layout {...head}>${hasRouter ? '\n  <Router slot="head" />' : ''}
  <Body path={head.path} title={facts.hasTitle ? undefined : head.title} content={Content}>
    ${islands
      .map(
        (name) =>
          `<${name} slot="${name}" {...facts.islands.${name}} ${islandProps[name] ?? ''} />`,
      )
      .join('\n    ')}
  </Body>
</Layout>
`;
}

function frontMatterOf(file: string): FrontMatter {
  const [, yaml = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (parse(yaml) ?? {}) as FrontMatter;
}

/**
 * Turns each MDX file of the content into a page. The MDX becomes a Preact component, because some of
 * our components inspect their children, which Astro's own MDX renders to HTML first. Each file gets
 * its own route, because Astro gives all pages of a route the same styles.
 */
export default function pages({
  records,
  remarkPlugins,
}: ReturnType<typeof loadOurs>): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:config:setup'({injectRoute, updateConfig}) {
        rmSync(stubs, {recursive: true, force: true});
        mkdirSync(stubs, {recursive: true});
        const addPage = (file: string, path: string, frontMatter: FrontMatter) => {
          const stub = join(stubs, `${basename(file, '.mdx')}.astro`);
          writeFileSync(stub, stubOf(file, path, frontMatter));
          injectRoute({pattern: path, entrypoint: stub});
        };
        for (const name of readdirSync(contentDir).filter((entry) => /^[^_].*\.mdx$/.test(entry))) {
          const file = join(contentDir, name);
          const frontMatter = frontMatterOf(file);
          addPage(file, frontMatter.slug ?? `/${basename(name, '.mdx')}`, frontMatter);
        }
        addPage(join(contentDir, '_not-found.mdx'), '/404', records.interface.notFound);

        updateConfig({
          vite: {
            plugins: [
              {
                enforce: 'pre',
                ...mdx({
                  jsxImportSource: 'preact',
                  remarkPlugins: [
                    remarkFrontmatter,
                    remarkGfm,
                    remarkDirective,
                    remarkDirectives,
                    remarkHeadings,
                    ...remarkPlugins,
                  ],
                  rehypePlugins: [[rehypeComponents, {siteDir}]],
                }),
              },
              {
                name: virtualRecords,
                resolveId: (id) => (id === virtualRecords ? `\0${id}` : undefined),
                load(id) {
                  // Scripts only need the words of links.
                  const {newTab} = records.interface;
                  const read = this.environment.name === 'client' ? {interface: {newTab}} : records;
                  return id === `\0${virtualRecords}`
                    ? `export default ${JSON.stringify(read)}`
                    : undefined;
                },
              },
            ],
          },
        });
      },
      'astro:build:done'({dir}) {
        // With an output folder elsewhere, Astro also copies these files of its own.
        for (const stray of ['content-assets.mjs', 'content-modules.mjs']) {
          rmSync(new URL(stray, dir), {force: true});
        }
      },
    },
  };
}
