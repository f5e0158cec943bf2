declare module '@generated/gallery/gallery.mdx' {
  import type {ComponentType} from 'react';

  const Gallery: ComponentType<{components: Record<string, ComponentType<never>>}>;
  export default Gallery;
}

declare module '@generated/gallery/icons.json' {
  import type {Icon} from '@sitekit/authoring/gallery';

  const icons: readonly Icon[];
  export default icons;
}
