import island from '@sitekit/static-pages/island';
import {useRef} from 'react';
import type {ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {UiTexts} from '../../content/schema';
import {asText, dollarsPerPoint, firstYear, inDollars} from '../../figures/savings';
import type {Assumptions, Results} from '../../figures/savings';
import Button from '../Button';
import Table from '../Table';
import Curve from './Curve';
import Field from './Field';
import styles from './styles.module.css';
import {assumptionNames, useAssumptions} from './useAssumptions';

/** The results that decide, in large type, and the others. */
const large = ['return', 'paidBack', 'gain'] as const;
const others = ['spent', 'value', 'secondYear', 'breakEven', 'threefold', 'sixfold'] as const;

/** The assumptions with a slider. The others are in a fold. */
const withSlider = ['engineers', 'share', 'reuse'] as const;
const folded = assumptionNames.filter((name) => !withSlider.some((other) => other === name));

/** What the sliders end with, and the numbers that mean something on them. */
function slidersFor(
  example: Assumptions,
  target: number,
  {breakEven}: Results,
  {share, reuse}: Assumptions,
  words: UiTexts['savingsCalculator']['marks'],
) {
  const exampleMark = (name: keyof Assumptions) => ({
    name: 'example',
    label: words.example,
    value: example[name],
  });
  const breakEvenMark = (value: number) => ({name: 'breakEven', label: words.breakEven, value});
  return {
    engineers: {max: Math.max(100, 2 * example.engineers), marks: [exampleMark('engineers')]},
    share: {
      max: Math.max(40, 2 * example.share),
      marks: [
        breakEvenMark(breakEven),
        exampleMark('share'),
        {name: 'target', label: words.target, value: target},
      ],
    },
    reuse: {max: 100, marks: [breakEvenMark((breakEven * reuse) / share), exampleMark('reuse')]},
  };
}

/** The other results, and, where no fields show them, the assumptions. */
function MoreResults({
  caption,
  assumptions,
  words,
  output,
}: {
  caption: string;
  assumptions: Assumptions;
  words: UiTexts['savingsCalculator'];
  /** Shows a result. */
  output: (name: keyof Results) => ReactNode;
}): ReactNode {
  return (
    <Table label={caption}>
      <caption>{caption}</caption>
      <tbody>
        {assumptionNames.map((name) => (
          <tr key={name} className={styles.assumption}>
            <th scope="row">{words.fields[name].label}</th>
            <td>
              {words.fields[name].before}
              {assumptions[name].toLocaleString('en-US')} {words.fields[name].unit}
            </td>
          </tr>
        ))}
        {others.map((name) => (
          <tr key={name}>
            <th scope="row">{words.results[name]}</th>
            <td>{output(name)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The calculator with its fields, the curve of the gain, and the results. */
function SavingsCalculator({
  caption,
  example,
  target,
  words,
  children,
}: {
  /** What the numbers show, for screen readers. */
  caption: string;
  /** What it starts with. */
  example: Assumptions;
  /** The percentage of hours at which the target starts. */
  target: number;
  words: UiTexts['savingsCalculator'];
  children?: ReactNode;
}): ReactNode {
  const state = useAssumptions(example);
  const {assumptions, wrong, refused} = state;
  const fields = useRef<HTMLDivElement>(null);
  const reset = () => {
    state.reset();
    // The button goes away.
    fields.current?.focus();
  };
  const results = firstYear(assumptions);
  const sliders = slidersFor(example, target, results, assumptions, words.marks);
  const fee = fill(words.fee, {point: inDollars(dollarsPerPoint(assumptions))});
  const output = (name: keyof Results) => (
    // Of nine results that change at once, only one is read out.
    <output aria-live={name === 'return' ? undefined : 'off'}>
      {wrong.length > 0 ? '–' : asText(name, results[name], words.paidBack)}
    </output>
  );
  return (
    <div className={styles.calculator} data-below-text="">
      <div ref={fields} className={styles.fields} tabIndex={-1}>
        <p role="status">{refused && fill(words.refused, {values: refused})}</p>
        {withSlider.map((name) => (
          <Field key={name} name={name} words={words} state={state} slider={sliders[name]} />
        ))}
        <details>
          <summary>{words.moreFields}</summary>
          <div className={styles.folded}>
            {folded.map((name) => (
              <Field key={name} name={name} words={words} state={state} />
            ))}
          </div>
        </details>
      </div>
      <Curve assumptions={assumptions} paidBack={results.paidBack} words={words} />
      <dl className={styles.results}>
        {large.map((name) => (
          <div key={name}>
            <dt>{words.results[name]}</dt>
            <dd>{output(name)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.more}>
        <p>
          <span key={fee}>{fee}</span> <span className={styles.scripted}>{words.share}</span>
        </p>
        {!state.isExample && (
          <Button variant="outline" size="sm" className={styles.reset} onClick={reset}>
            {words.reset}
          </Button>
        )}
        <details>
          <summary>{words.more}</summary>
          <MoreResults caption={caption} assumptions={assumptions} words={words} output={output} />
          <div className={`${styles.formula} quiet`}>{children}</div>
        </details>
      </div>
    </div>
  );
}

export default island('SavingsCalculator', SavingsCalculator);
