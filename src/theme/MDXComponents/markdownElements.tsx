import type {ComponentProps, ReactNode} from 'react';
import Admonition from '../../components/Admonition';
import CodeBlock from '../../components/CodeBlock';
import Heading, {useAnchor} from '../../components/Heading';
import type {HeadingLevel} from '../../components/Heading';
import Link from '../../components/Link';
import Table from '../../components/Table';
import {useRecords} from '../../hooks/useRecords';

const heading = (level: HeadingLevel) =>
  function MarkdownHeading(props: ComponentProps<HeadingLevel>): ReactNode {
    return <Heading as={level} {...props} />;
  };

/** Footnotes are list items with an id. */
function ListItem(props: ComponentProps<'li'>): ReactNode {
  return <li {...props} id={useAnchor(props.id)} />;
}

function Image(props: ComponentProps<'img'>): ReactNode {
  return <img loading="lazy" decoding="async" {...props} alt={props.alt ?? ''} />;
}

function MarkdownTable(props: ComponentProps<'table'>): ReactNode {
  return <Table label={useRecords().uiTexts.table.scrollLabel} {...props} />;
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
  pre: CodeBlock,
  table: MarkdownTable,
  admonition: Admonition,
  // Docusaurus turns <details> into this component.
  Details: 'details',
};
