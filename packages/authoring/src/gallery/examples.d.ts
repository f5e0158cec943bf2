declare module '@generated/gallery/examples.mdx' {
  import type {ComponentType} from 'react';

  const Examples: ComponentType;
  export default Examples;
}
