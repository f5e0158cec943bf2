declare module '@generated/gallery/gallery.mdx' {
  import type {ComponentType} from 'react';

  const Gallery: ComponentType<{components: Record<string, ComponentType<never>>}>;
  export default Gallery;
}

declare module '@generated/gallery/icons.json' {
  const icons: readonly {
    name: string;
    tags: readonly string[];
    shapes: readonly [tag: string, attributes: Record<string, string>][];
  }[];
  export default icons;
}
