import type {ReactNode} from 'react';
import AdmonitionView from '@site/src/components/Admonition';
import type {AdmonitionType} from '@site/src/components/Admonition';
import {useRecords} from '@site/src/content/useRecords';

/** `:::note[Title]`, under the word for its type when it has no title of its own. */
export default function Admonition(props: {type: string; title?: string; children: ReactNode}) {
  const words = useRecords().interface.admonitions;
  const type = (props.type in words ? props.type : 'note') as AdmonitionType;
  return (
    <AdmonitionView type={type} title={props.title ?? words[type]}>
      {props.children}
    </AdmonitionView>
  );
}
