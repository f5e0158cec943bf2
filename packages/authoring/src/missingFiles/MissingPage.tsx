import type {ReactNode} from 'react';

/* Exports what Docusaurus reads from a page. */
export const metadata = {};
export const frontMatter = {};
export const assets = {};
export const toc = [];
export const contentTitle = '';

/** Replaces a page, or a part of one, whose file was deleted while the server runs. */
export default function MissingPage(): ReactNode {
  return <p>The file with this text was deleted or renamed.</p>;
}
