import type {ReactNode} from 'react';
import type {ControlProps} from '../controls/ControlProps';
import {TextControl} from '../controls/TextControl';

/** Prose as Markdown. */
export default function ProseControl(
  props: ControlProps & {content: 'blocks' | 'inline'},
): ReactNode {
  return <TextControl {...props} isLong />;
}
