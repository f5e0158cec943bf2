import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useRecords} from '../../hooks/useRecords';
import {monogramOf} from '../../tools/monograms';
import {showsField} from '../../tools/showsField';
import {useToolNamed} from '../../tools/useToolNamed';
import Link from '../Link';
import ToolImage from '../ToolImage';
import styles from './styles.module.css';

/**
 * Which tool to start with, in two to four situations. In a `<Hero>`, it’s to the right of the text.
 *
 * @canContain ToolChoice
 * @example
 * <ToolChoices>
 *   <ToolChoice title="Your engineers like the terminal" tool="Claude Code">
 *     It reads the repository, edits files and runs commands.
 *   </ToolChoice>
 *   <ToolChoice title="Your team is new to AI tools" tool="GitHub Copilot">
 *     It suggests code in the editors they already use.
 *   </ToolChoice>
 * </ToolChoices>
 */
export default function ToolChoices({
  layout = 'cards',
  children,
}: {
  /** Two cards in a row (`cards`, the default), or four columns without boxes (`row`). */
  layout?: 'cards' | 'row';
  children: ReactNode;
}): ReactNode {
  return (
    <ul
      className={clsx(styles.choices, styles[layout])}
      data-figure={layout === 'cards' ? '' : undefined}>
      {children}
    </ul>
  );
}

/**
 * A situation, and the tool to start with. It shows what the tool costs, and leads to its row in
 * `<ToolComparison>` or to its card. With `to`, it leads to that page.
 *
 * @belongsIn ToolChoices
 * @example
 * <ToolChoice title="You need a demo this week" tool="Lovable">
 *   It builds a web app from a chat.
 * </ToolChoice>
 */
export function ToolChoice({
  title,
  tool,
  to,
  image,
  children,
}: {
  /** The situation in a few words: `You need a demo this week`. */
  title: string;
  /** The name of the tool, as in `data/tools.yaml` or `data/comparison.yaml`: `Lovable`. */
  tool: string;
  /** For a tool without a row or card, or for another page about it: its full address. */
  to?: string;
  /** A logo instead of that of the tool, such as the platform’s: an address, or a file in `static`. */
  image?: string;
  children: ReactNode;
}): ReactNode {
  const {uiTexts} = useRecords();
  const {withBaseUrl} = useBaseUrlUtils();
  const toolNamed = useToolNamed();
  const {id, row, logo} = toolNamed(tool);
  return (
    <li>
      <ToolImage
        {...(image === undefined ? logo : {image: withBaseUrl(image), monogram: monogramOf(title)})}
      />
      <p className={styles.title}>{title}</p>
      <p className={styles.tool}>
        {to ? (
          <Link to={to}>{tool}</Link>
        ) : (
          <a href={`#${row ? 'compare' : 'tool'}-${id}`}>{tool}</a>
        )}
      </p>
      <div className={styles.text}>{children}</div>
      {!to && row && (
        <p className={styles.price}>
          <span>{uiTexts.toolComparison.columns.costPerMonth}</span>{' '}
          <span className="range" {...showsField('costPerMonth', row.name)}>
            {row.costPerMonth}
          </span>{' '}
          {row.notes?.costPerMonth && <small>{row.notes.costPerMonth}</small>}
        </p>
      )}
    </li>
  );
}
