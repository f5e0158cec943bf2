import type {ComponentDoc} from '@sitekit/content-check/components';

/** The components that stand in another one, and so are shown with it. */
export const partsOf = (
  container: ComponentDoc,
  components: readonly ComponentDoc[],
): ComponentDoc[] => components.filter(({belongsIn}) => belongsIn?.includes(container.name));

/** The components that stand on their own. */
export const wholesOf = (components: readonly ComponentDoc[]): ComponentDoc[] =>
  components.filter(({belongsIn}) => !belongsIn);

/** A page that shows the example of each component that stands on its own. */
export function examplesPage(components: readonly ComponentDoc[]): string {
  const entries = wholesOf(components).map(
    ({name, example}) => `<Entry name="${name}">\n\n${example}\n\n</Entry>\n`,
  );
  return ["import Entry from '@sitekit/authoring/gallery/Entry';\n", ...entries].join('\n');
}
