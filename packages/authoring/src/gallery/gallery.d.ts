declare module '@generated/gallery/gallery.mdx' {
  import type {ComponentType} from 'react';

  const Gallery: ComponentType<{components: Record<string, ComponentType<never>>}>;
  export default Gallery;
}
