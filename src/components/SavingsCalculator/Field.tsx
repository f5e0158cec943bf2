import {useId} from 'react';
import type {CSSProperties, ReactNode} from 'react';
import {fill} from '../../content/fill';
import type {UiTexts} from '../../content/schema';
import {exampleLimits} from '../../content/schema/exampleLimits';
import styles from './styles.module.css';
import type {AssumptionName, AssumptionsState} from './useAssumptions';

/** The largest number on a slider, and the numbers that mean something, such as the example's. */
type SliderScale = {
  max: number;
  marks: readonly {name: string; label: string; value: number}[];
};

/** A slider with its marks, and a line below it that says what they are. */
function Slider({
  label,
  least,
  max,
  marks,
  value,
  unit = '',
  onChange,
}: SliderScale & {
  label: string;
  unit?: string;
  least: number;
  value: number;
  onChange: (text: string) => void;
}): ReactNode {
  const shown = Math.min(value, max);
  const at = (number: number) => {
    const part = (number - least) / (max - least);
    return `calc(12px + (100% - 24px) * ${part.toFixed(4)})`;
  };
  const shownMarks = marks.filter((mark) => mark.value >= least && mark.value <= max);
  return (
    <div className={styles.slider} style={{'--at': at(shown)} as CSSProperties}>
      <input
        type="range"
        aria-label={label}
        min={least}
        max={max}
        value={shown}
        onChange={({target}) => onChange(target.value)}
      />
      {shownMarks.map((mark) => (
        <i key={mark.name} data-mark={mark.name} style={{insetInlineStart: at(mark.value)}} />
      ))}
      <p>
        {shownMarks.map((mark) => (
          <span key={`${mark.name} ${Math.round(mark.value)}`} data-mark={mark.name}>
            {mark.label} {Math.round(mark.value)}
            {unit}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The field of an assumption, with what stands before and after its number, and with a slider. */
export default function Field({
  name,
  words,
  state: {texts, assumptions, wrong, change, leave},
  slider,
}: {
  name: AssumptionName;
  words: UiTexts['savingsCalculator'];
  state: AssumptionsState;
  slider?: SliderScale;
}): ReactNode {
  const id = useId();
  const [least, most] = exampleLimits[name];
  const {label, before, unit} = words.fields[name];
  const isWrong = wrong.includes(name);
  return (
    <div className={styles.item}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.field}>
        {before && <span>{before}</span>}
        <input
          className="control"
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={texts[name]}
          onChange={({target}) => change(name, target.value)}
          onBlur={() => leave(name)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
        />
        {unit && <span>{unit}</span>}
      </span>
      {isWrong && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {fill(words.wrong, {
            least: least.toLocaleString('en-US'),
            most: most.toLocaleString('en-US'),
          })}
        </p>
      )}
      {slider && (
        <Slider
          label={label}
          least={least}
          unit={unit}
          {...slider}
          value={assumptions[name]}
          onChange={(value) => change(name, value)}
        />
      )}
    </div>
  );
}
