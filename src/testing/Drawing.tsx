import type {ComponentProps, ReactNode} from 'react';

/** Stands for an imported `.svg` file. */
export default function Drawing(props: ComponentProps<'svg'>): ReactNode {
  return <svg {...props} />;
}
