import type {ComponentDoc} from '@sitekit/content-check/components';
import documented from './components.generated.json';

/** Every component that pages can use, as `npm run docs:authors` reads it from types and comments. */
export const components = documented as ComponentDoc[];

/** Components of Docusaurus, which need no description. */
export const ofDocusaurus: readonly string[] = ['Head', 'Details'];

/** @returns undefined when no component has that name */
export const findComponent = (name: string): ComponentDoc | undefined =>
  components.find((component) => component.name === name);
