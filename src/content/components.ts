import type {ComponentDoc} from '@sitekit/content-check/components';
import componentDocs from './generated/components.json';

/** The components that pages can use, extracted from the source by `npm run generate`. */
export const components = componentDocs as ComponentDoc[];

/** Docusaurus components that pages can use without further documentation. */
export const providedByDocusaurus: readonly string[] = ['Head', 'Details'];
