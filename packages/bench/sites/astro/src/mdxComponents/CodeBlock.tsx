import type {ReactElement} from 'react';
import CodeBlockView from '@site/src/components/CodeBlock';

/** Fenced code: what Markdown puts into `pre`, with its language in the class of `code`. */
export default function CodeBlock({
  children,
}: {
  children: ReactElement<{className?: string; children?: string}>;
}) {
  const {className = '', children: code = ''} = children.props;
  return <CodeBlockView code={code} language={/language-(\S+)/.exec(className)?.[1] ?? 'text'} />;
}
