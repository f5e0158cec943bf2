/** @jest-environment node */
import {isLongClassName, longClassName, shortenClassNames} from './classNames';

const long = (localName: string, file = 'card.module.css') =>
  longClassName('/site', `/site/src/${file}`, localName);

describe('the long name of a class', () => {
  it('is the same wherever the site is', () => {
    expect(longClassName('/elsewhere/site', '/elsewhere/site/src/card.module.css', 'title')).toBe(
      long('title'),
    );
  });

  it('is another for another class and another file', () => {
    const names = [long('title'), long('text'), long('title', 'form.module.css')];

    expect(new Set(names).size).toBe(3);
  });

  it('can be told from a name that an author wrote', () => {
    expect(isLongClassName(long('title'))).toBe(true);
    expect(isLongClassName('title')).toBe(false);
  });
});

describe('shortening', () => {
  it('names each class once, in the order of the stylesheet', () => {
    const {css, classNames} = shortenClassNames(
      `.${long('text')}{color:red}.${long('title')} .${long('text')}:hover{color:blue}`,
    );

    expect(css).toBe('.a{color:red}.b .a:hover{color:blue}');
    expect([...classNames]).toEqual([
      [long('text'), 'a'],
      [long('title'), 'b'],
    ]);
  });

  it('reaches classes inside of other selectors and rules', () => {
    const {css} = shortenClassNames(
      `@layer base{@media print{p:not(.${long('a')}, :has(> .${long('b')})){& .${long('a')}{top:0}}}}`,
    );

    expect(css).toBe('@layer base{@media print{p:not(.a, :has(> .b)){& .a{top:0}}}}');
  });

  it('leaves the names that authors wrote, and gives none of them a second time', () => {
    const {css, classNames} = shortenClassNames(
      `.a,.module-card,#c{animation:b 1s}.${long('title')}{top:0}`,
    );

    expect(css).toBe('.a,.module-card,#c{animation:b 1s}.d{top:0}');
    expect(classNames.get(long('title'))).toBe('d');
  });

  it('goes on with two letters', () => {
    const names = Array.from({length: 28}, (_, index) => long(`class${index}`));

    const {classNames} = shortenClassNames(names.map((name) => `.${name}{top:0}`).join(''));

    expect([...classNames.values()].slice(25)).toEqual(['z', 'aa', 'ab']);
    expect(new Set(classNames.values()).size).toBe(28);
  });
});
