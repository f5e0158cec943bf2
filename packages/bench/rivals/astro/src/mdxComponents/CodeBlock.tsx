import type {ReactElement} from 'react';
import CodeBlockView from '@ours/src/components/CodeBlock';
import {useRecords} from '@ours/src/content/useRecords';

/** A code block: Markdown puts a `code` with the language in its class into `pre`. */
export default function CodeBlock({
  children,
}: {
  children: ReactElement<{className?: string; children?: string}>;
}) {
  const {className = '', children: code = ''} = children.props;
  return (
    <CodeBlockView
      label={useRecords().interface.code.scrollLabel}
      code={code}
      language={/language-(\S+)/.exec(className)?.[1] ?? 'text'}
    />
  );
}
