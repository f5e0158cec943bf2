/** What kind of control a visitor uses. */
export type ControlKind = 'button' | 'box' | 'select' | 'field' | 'form';

/** A control of a page as it is now. */
export type Control = {
  kind: ControlKind;
  /** Identifies it in other states and versions: kind, name without numbers, number among those. */
  key: string;
  /** What screen readers call it. */
  name: string;
  /** Whether it is outside `<main>`, such as in the navbar. */
  isShared: boolean;
  /** Its position among all elements that match `controlSelector`. */
  index: number;
  isUsable: boolean;
  /** Whether it is pressed, selected or checked. */
  isOn: boolean;
  value: string;
  /** The names of a select's options. */
  options: string[];
};

/** One thing that a visitor does with a control. */
export type Action = Readonly<Pick<Control, 'kind' | 'key' | 'name' | 'isShared'>> & {
  /** What is typed or selected. */
  value?: string;
};

/** Words to search for: one that is in most texts, and one that is in none. */
const sampleWords = ['in', 'qzx'];

/** Everything that a visitor can do with a page's controls as they are now. */
export const findActions = (controls: readonly Control[]): Action[] =>
  controls
    .filter(({isUsable}) => isUsable)
    .flatMap(({kind, key, name, isShared, value, options}): Action[] => {
      const action = {kind, key, name, isShared};
      if (kind !== 'select' && kind !== 'field') {
        return [action];
      }
      const values = kind === 'select' ? options.filter((option) => option !== value) : sampleWords;
      return values.map((each) => ({...action, value: each}));
    });

/** The same for the same action in another version. */
export const keyOfAction = ({key, value}: Pick<Action, 'key' | 'value'>): string =>
  `${key} ${value ?? ''}`;

/** `pressing “Code Quality”` */
export function actionInWords({kind, name: fullName, value}: Action): string {
  const name = fullName.replace('“', '‘').replace('”', '’');
  switch (kind) {
    case 'select':
      return `choosing “${value}” in “${name}”`;
    case 'field':
      return `typing “${value}” in “${name}”`;
    case 'form':
      return `sending the form with “${name}”`;
    case 'box':
      return `ticking “${name}”`;
    case 'button':
      return `pressing “${name}”`;
  }
}

/** `after pressing “Menu” and choosing “Blue” in “Color”` */
export const stepsInWords = (steps: readonly Action[]): string =>
  `after ${steps.map(actionInWords).join(' and ')}`;
