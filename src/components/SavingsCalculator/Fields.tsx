import type {ReactNode} from 'react';
import {exampleLimits} from '../../content/exampleLimits';
import type {UiTexts} from '../../content/schema';
import type {Assumptions} from './savings';
import styles from './styles.module.css';
import {assumptionNames} from './useAssumptions';
import type {AssumptionTexts} from './useAssumptions';

type FieldsProps = {
  words: UiTexts['savingsCalculator']['fields'];
  texts: AssumptionTexts;
  onChange: (name: keyof Assumptions, text: string) => void;
  /** Called when a visitor leaves a field. */
  onLeave: () => void;
};

/** A field for each assumption, with what stands before and after its number. */
export default function Fields({words, texts, onChange, onLeave}: FieldsProps): ReactNode {
  return (
    <div className={styles.fields} onBlur={onLeave}>
      {assumptionNames.map((name) => {
        const {label, before, unit} = words[name];
        const [min, max] = exampleLimits[name];
        return (
          <label key={name}>
            {label}
            <span className={styles.field}>
              {before && <span>{before}</span>}
              <input
                className="control"
                name={name}
                type="number"
                inputMode="decimal"
                step="any"
                min={min}
                max={max}
                value={texts[name]}
                onChange={({target}) => {
                  onChange(name, target.value);
                  target.reportValidity();
                }}
                autoComplete="off"
                required
              />
              {unit && <span>{unit}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
