import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {processAdmonitionProps} from '@docusaurus/theme-common';
import type {ComponentProps, ReactElement, ReactNode} from 'react';
import AdmonitionView from '../../components/Admonition';
import type {AdmonitionType} from '../../components/Admonition';
import CodeBlock from '../../components/CodeBlock';
import Heading from '../../components/Heading';
import type {HeadingLevel} from '../../components/Heading';
import Link from '../../components/Link';
import TableView from '../../components/Table';
import {useRecords} from '../../content/useRecords';

const heading = (level: HeadingLevel) =>
  function MarkdownHeading(props: ComponentProps<HeadingLevel>): ReactNode {
    return <Heading as={level} {...props} />;
  };

/** Footnotes are list items with an id. */
function ListItem(props: ComponentProps<'li'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <li {...props} />;
}

function Image(props: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />;
}

function Table(props: ComponentProps<'table'>): ReactNode {
  return <TableView label={useRecords().interface.table.scrollLabel} {...props} />;
}

/** MDX passes fenced code as `<pre><code className="language-…">`. */
function Pre({children}: {children?: ReactNode}): ReactNode {
  const {className = '', children: code = ''} = (
    children as ReactElement<{className?: string; children?: string}>
  ).props;
  return (
    <CodeBlock
      label={useRecords().interface.code.scrollLabel}
      code={code}
      language={/language-(\S+)/.exec(className)?.[1] ?? 'text'}
    />
  );
}

function Admonition(props: {type: string; title?: ReactNode; children: ReactNode}): ReactNode {
  const words = useRecords().interface.admonitions;
  const {title, children} = processAdmonitionProps(props);
  const type = (props.type in words ? props.type : 'note') as AdmonitionType;
  return (
    <AdmonitionView type={type} title={title ?? words[type]}>
      {children}
    </AdmonitionView>
  );
}

/** The components that render Markdown elements. All others stay plain HTML. */
export const markdownElements = {
  a: Link,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Image,
  li: ListItem,
  pre: Pre,
  table: Table,
  admonition: Admonition,
  // Docusaurus turns <details> into this component.
  Details: 'details',
};
