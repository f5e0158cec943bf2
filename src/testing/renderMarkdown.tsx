import type {RenderResult} from '@testing-library/react';
import {compileMdx} from './compileMdx';
import {renderInSite} from './renderInSite';

/** Renders what an author writes inside the real site. */
export async function renderMarkdown(markdown: string): Promise<RenderResult> {
  return renderInSite(await compileMdx(markdown));
}
