/** @jest-environment node */
import {isLongClassName, longClassName, shortenClassNames} from './classNames';

const long = (localName: string, file = 'card.module.css', siteDir = '/site') =>
  longClassName(siteDir, `${siteDir}/src/${file}`, localName);

it('gives a class a name by its file, wherever the site is', () => {
  expect(long('title', 'card.module.css', '/elsewhere')).toBe(long('title'));
  expect(long('text')).not.toBe(long('title'));
  expect(long('title', 'form.module.css')).not.toBe(long('title'));
  expect(isLongClassName(long('title'))).toBe(true);
  expect(isLongClassName(`my-${long('title')}`)).toBe(false);
  expect(isLongClassName('css-module-title')).toBe(false);
});

it('shortens names, and uses no name that an author chose', () => {
  const {css, classNames} = shortenClassNames(
    `.a,#c{animation:d 1s}.${long('text')} p:not(.${long('title')}){top:0}` +
      `@media print{.${long('title')}{top:0}}`,
  );

  expect(css).toBe('.a,#c{animation:d 1s}.b p:not(.e){top:0}@media print{.e{top:0}}');
  expect(Object.fromEntries(classNames)).toEqual({[long('text')]: 'b', [long('title')]: 'e'});
});

it('continues with two letters', () => {
  const names = Array.from({length: 28}, (_, index) => long(`class${index}`));

  const {classNames} = shortenClassNames(names.map((name) => `.${name}{top:0}`).join(''));

  expect([...classNames.values()].slice(25)).toEqual(['z', 'aa', 'ab']);
});
