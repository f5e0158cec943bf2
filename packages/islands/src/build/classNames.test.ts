/** @jest-environment node */
import {isLongClassName, longClassName, shortenClassNames} from './classNames';

const long = (localName: string, file = 'card.module.css') =>
  longClassName('/site', `/site/src/${file}`, localName);

/** Shortens one stylesheet. */
function shorten(css: string) {
  const {stylesheets, classNames} = shortenClassNames(new Map([['a.css', css]]));
  return {css: stylesheets.get('a.css'), classNames};
}

describe('longClassName', () => {
  it('is independent of the folder of the site', () => {
    expect(longClassName('/elsewhere/site', '/elsewhere/site/src/card.module.css', 'title')).toBe(
      long('title'),
    );
  });

  it('differs by class and by file', () => {
    const names = [long('title'), long('text'), long('title', 'form.module.css')];

    expect(new Set(names).size).toBe(3);
  });
});

it.each([
  [long('title'), true],
  ['title', false],
  ['module-title', false],
  ['css-module-title', false],
  [`my-${long('title')}`, false],
  [`${long('title')}-wide`, false],
])('knows whether "%s" is a long name', (name, expected) => {
  expect(isLongClassName(name)).toBe(expected);
});

describe('shortenClassNames', () => {
  it('gives classes names in the order of the stylesheet', () => {
    const {css, classNames} = shorten(
      `.${long('text')}{color:red}.${long('title')} .${long('text')}:hover{color:blue}`,
    );

    expect(css).toBe('.a{color:red}.b .a:hover{color:blue}');
    expect([...classNames]).toEqual([
      [long('text'), 'a'],
      [long('title'), 'b'],
    ]);
  });

  it('replaces classes in nested selectors and rules', () => {
    const {css} = shorten(
      `@layer base{@media print{p:not(.${long('a')}, :has(> .${long('b')})){& .${long('a')}{top:0}}}}`,
    );

    expect(css).toBe('@layer base{@media print{p:not(.a, :has(> .b)){& .a{top:0}}}}');
  });

  it('keeps the names that authors chose, and never uses them twice', () => {
    const {css, classNames} = shorten(`.a,.module-card,#c{animation:b 1s}.${long('title')}{top:0}`);

    expect(css).toBe('.a,.module-card,#c{animation:b 1s}.d{top:0}');
    expect(classNames.get(long('title'))).toBe('d');
  });

  it('continues with two letters', () => {
    const names = Array.from({length: 28}, (_, index) => long(`class${index}`));

    const {classNames} = shorten(names.map((name) => `.${name}{top:0}`).join(''));

    expect([...classNames.values()].slice(25)).toEqual(['z', 'aa', 'ab']);
    expect(new Set(classNames.values()).size).toBe(28);
  });

  it('uses the same name for a class in all stylesheets', () => {
    const {stylesheets} = shortenClassNames(
      new Map([
        ['one.css', `.${long('text')}{top:0}`],
        ['two.css', `.b,.${long('title')},.${long('text')}{left:0}`],
      ]),
    );

    expect(Object.fromEntries(stylesheets)).toEqual({
      'one.css': '.a{top:0}',
      'two.css': '.b,.c,.a{left:0}',
    });
  });
});
