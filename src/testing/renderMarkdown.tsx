import type {RenderResult} from '@testing-library/react';
import {compileMdx} from './compileMdx';
import {renderInSite} from './renderInSite';

/** Renders MDX inside the real site. */
export async function renderMarkdown(markdown: string): Promise<RenderResult> {
  return renderInSite(await compileMdx(markdown));
}
