import type {CheerioAPI} from 'cheerio';
import {transform} from 'lightningcss';
import type {Targets} from 'lightningcss';
import {list, parse} from 'postcss';
import type {AtRule, Declaration, Root, Rule} from 'postcss';
import {canMatch} from './canMatch';
import type {PageWords} from './canMatch';
import {inlineProperties} from './inlineProperties';

const word = /[\w-]+/g;

/** What decides which styles a page needs. */
type StyleWords = PageWords & {
  /** Custom properties that an attribute or a script may set or ask for. */
  properties: Set<string>;
};
/** What a stylesheet writes in another way: `md\:flex`. */
const strange = /[^\w-]/;

function wordsOf($: CheerioAPI, islandWords: readonly string[]): StyleWords {
  const words = {
    tags: new Set(islandWords),
    classes: new Set(islandWords),
    ids: new Set(islandWords),
    properties: new Set(islandWords.filter((name) => name.startsWith('--'))),
  };
  for (const element of $('html, html *').toArray()) {
    words.tags.add(element.name);
    words.ids.add(element.attribs.id ?? '');
    for (const [name] of element.attribs.style?.matchAll(/--[\w-]+/g) ?? []) {
      words.properties.add(name);
    }
    for (const name of element.attribs.class?.split(/\s+/) ?? []) {
      words.classes.add(name);
    }
  }
  return words;
}

const isInKeyframes = ({parent}: Rule) => parent?.type === 'atrule' && isKeyframes(parent);
const isKeyframes = ({name}: AtRule) => name.endsWith('keyframes');

function removeStrangeRules(styles: Root, words: PageWords): void {
  styles.walkRules((rule) => {
    if (!isInKeyframes(rule)) {
      const selectors = rule.selectors.filter((selector) => canMatch(selector, words));
      if (selectors.length === 0) {
        rule.remove();
      } else if (selectors.length < rule.selectors.length) {
        rule.selectors = selectors;
      }
    }
  });
}

/** Removes custom properties that nothing asks for, and then those that only they had asked for. */
function removeUnusedProperties(styles: Root, usedElsewhere: ReadonlySet<string>): void {
  const used = new Set(usedElsewhere);
  styles.walkDecls(({value}) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
      used.add(name);
    }
  });
  const unused: Declaration[] = [];
  styles.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) {
      unused.push(declaration);
    }
  });
  if (unused.length > 0) {
    unused.forEach((declaration) => declaration.remove());
    removeUnusedProperties(styles, usedElsewhere);
  }
}

/** Removes animations that nothing plays. */
function removeUnusedKeyframes(styles: Root): void {
  const played = new Set<string>();
  styles.walkDecls(/^animation(-name)?$/, ({value}) => {
    value.match(word)?.forEach((name) => played.add(name));
  });
  styles.walkAtRules((rule) => {
    if (isKeyframes(rule) && !played.has(rule.params)) {
      rule.remove();
    }
  });
}

/** Removes from `@layer a, b;` the layers that have no rules, and no layer in them that has any. */
function removeEmptyLayers(styles: Root): void {
  const filled: string[] = [];
  const isFilled = (name: string) =>
    filled.some((layer) => layer === name || layer.startsWith(`${name}.`));
  styles.walkAtRules('layer', (layer) => {
    layer.walkDecls(() => void filled.push(layer.params));
  });
  styles.walkAtRules('layer', (rule) => {
    if (!rule.nodes) {
      rule.params = list.comma(rule.params).filter(isFilled).join();
      if (!rule.params) {
        rule.remove();
      }
    }
  });
}

/**
 * Cuts a site's stylesheet to what each page can come to use. Rules are left out for the elements,
 * classes and ids that are neither in the page's HTML nor in the scripts of its islands; states
 * and attributes, which change in the browser, leave nothing out.
 */
export class PageStyles {
  readonly #styles: Root;
  readonly #words: ReadonlySet<string>;
  readonly #browsers: Targets | undefined;
  /** Pages that are made of the same parts have the same styles. */
  readonly #known = new Map<string, string>();

  /**
   * @param css the site's stylesheet
   * @param browsers what the styles are fitted to
   */
  constructor(css: string, browsers?: Targets) {
    this.#styles = parse(css);
    this.#browsers = browsers;
    this.#words = new Set(css.match(word));
  }

  /** Whether some rule may ask for that name. */
  knows(name: string): boolean {
    return this.#words.has(name);
  }

  /**
   * @param page the page
   * @param islandWords what else its islands may come to hold: tags and classes
   */
  of(page: CheerioAPI, islandWords: readonly string[]): string {
    const words = wordsOf(page, islandWords);
    const key = JSON.stringify(
      Object.values(words).map((names) =>
        Array.from(names)
          .filter((name) => this.#words.has(name) || strange.test(name))
          .sort(),
      ),
    );
    const css = this.#known.get(key) ?? this.#cut(words);
    this.#known.set(key, css);
    return css;
  }

  #cut(words: StyleWords): string {
    const styles = this.#styles.clone();
    removeStrangeRules(styles, words);
    inlineProperties(styles, words.properties);
    removeUnusedProperties(styles, words.properties);
    removeUnusedKeyframes(styles);
    removeEmptyLayers(styles);
    const {code} = transform({
      filename: 'page.css',
      code: Buffer.from(styles.toString()),
      minify: true,
      targets: this.#browsers,
    });
    return code.toString();
  }
}
