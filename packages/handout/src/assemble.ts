import {readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {builtPages} from '@sitekit/review/builtFiles';
import {readChapter} from './chapter';
import type {Chapter} from './chapter';
import type {Cover, HandoutConfig} from './config';

const escapeHtml = (text: string): string =>
  text.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);

const coverHtml = (cover: Cover, first: Chapter | undefined): string =>
  `<header class="handout-cover">
    <div class="handout-logo">${cover.logo ?? ''}</div>
    <h1>${escapeHtml(cover.title)}</h1>
    <p class="handout-lead">${escapeHtml(cover.lead)}</p>
    <div class="handout-drawing" data-styles="${first?.id}">${first?.drawing ?? ''}</div>
    <p class="handout-client">${escapeHtml(cover.preparedFor)} <strong>${escapeHtml(cover.client)}</strong></p>
    <p class="handout-notes">${escapeHtml(cover.notes.join(' · '))}</p>
  </header>`;

const entryHtml = ({id, text}: Chapter['headings'][number], inner = ''): string =>
  `<li><a href="#${id}">${escapeHtml(text)}</a>${inner}</li>`;

function contentsHtml(title: string, chapters: readonly Chapter[]): string {
  const entries = chapters.map(({headings: [first, ...rest]}) => {
    const inner = rest.map((heading) => entryHtml(heading)).join('');
    return first ? entryHtml(first, inner && `<ol>${inner}</ol>`) : '';
  });
  return `<nav class="handout-contents" aria-labelledby="handout-contents">
    <h1 id="handout-contents">${escapeHtml(title)}</h1>
    <ol>${entries.join('')}</ol>
  </nav>`;
}

/** A stylesheet that contains the files next to it, such as fonts. */
const readStylesheet = (file: string): string =>
  readFileSync(file, 'utf8').replace(/url\((\.\/[^)'"]+)\)/g, (_all, path: string) => {
    const data = readFileSync(join(dirname(file), path)).toString('base64');
    return `url(data:;base64,${data})`;
  });

/** The line at the bottom of each sheet. A `<` could end the `<style>` element. */
const footerStyles = (text: string): string =>
  `@page { @bottom-left { content: ${JSON.stringify(text).replaceAll('<', '\\3c ')}; } @bottom-right { content: counter(page); } }`;

/**
 * Puts the pages of a build into one HTML document: a cover, the contents and a chapter for each page.
 *
 * @param siteDir the project's root
 * @param buildFolder from the project's root
 * @throws Error when a page isn't in the build
 */
export function assemble(siteDir: string, buildFolder: string, config: HandoutConfig): string {
  const {title, cover, contents, pages, stylesheets} = config;
  const folder = resolve(siteDir, buildFolder);
  const built = builtPages(folder);
  const chapters = pages.map((path) => {
    const file = built.find((page) => page.path === path)?.file;
    if (file === undefined) {
      throw new Error(`${buildFolder} has no page ${path}.`);
    }
    return readChapter(readFileSync(join(folder, file), 'utf8'), path, config);
  });
  const styles = [
    ...chapters.map((chapter) => chapter.styles),
    readStylesheet(join(__dirname, 'handout.css')),
    ...stylesheets.map((file) => readStylesheet(resolve(siteDir, file))),
    footerStyles(title),
  ];
  const articles = chapters.map(
    ({id, html}) => `<article id="${id}" data-styles="${id}">${html}</article>`,
  );
  return `<!doctype html>
<html lang="${chapters[0]?.language ?? 'en'}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${styles.join('\n')}</style></head>
<body>
${coverHtml(cover, chapters[0])}
${contentsHtml(contents, chapters)}
<main>${articles.join('\n')}</main>
</body></html>`;
}
