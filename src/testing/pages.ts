import type {RenderResult} from '@testing-library/react';
import {compileMdx} from './compileMdx';
import {renderInSite} from './renderInSite';
import {readSitePages} from './SitePage';
import type {SitePage} from './SitePage';

/** The real pages of the site. */
export const {pages} = readSitePages(process.cwd());

/** Renders a page of `docs-content/` inside the real site. */
export async function showPage({path, mdx}: SitePage): Promise<RenderResult> {
  return renderInSite(await compileMdx(mdx), {path});
}
