/** @jest-environment node */
import {drawIcon} from './icons';

it.each(['rokcet', 'Rocket', '', 'constructor', 'toString'])(
  'refuses the unknown name %j',
  (name) => {
    expect(() => drawIcon(name)).toThrow(`There is no icon "${name}".`);
  },
);
