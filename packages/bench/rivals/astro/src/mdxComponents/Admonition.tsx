import type {ReactNode} from 'react';
import AdmonitionView from '@ours/src/components/Admonition';
import type {AdmonitionType} from '@ours/src/components/Admonition';
import {useRecords} from '@ours/src/content/useRecords';

/** `:::note[Title]`, with the word for its type if it has no title. */
export default function Admonition(props: {type: string; title?: string; children: ReactNode}) {
  const words = useRecords().interface.admonitions;
  const type = (props.type in words ? props.type : 'note') as AdmonitionType;
  return (
    <AdmonitionView type={type} title={props.title ?? words[type]}>
      {props.children}
    </AdmonitionView>
  );
}
