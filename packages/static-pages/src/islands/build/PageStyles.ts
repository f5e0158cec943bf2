import type {CheerioAPI} from 'cheerio';
import {Features, transform} from 'lightningcss';
import type {Targets} from 'lightningcss';
import {list, parse} from 'postcss';
import type {AtRule, Declaration, Root, Rule} from 'postcss';
import {canMatch} from './canMatch.ts';
import type {PageWords} from './canMatch.ts';
import {inlineProperties} from './inlineProperties.ts';

const word = /[\w-]+/g;

/** Everything on a page that decides which styles it needs. */
type StyleWords = PageWords & {
  /** Custom properties that an attribute or a script may set or read. */
  properties: Set<string>;
  /** Words that may name an animation in an attribute or a script. */
  animations: Set<string>;
};

function wordsOf($: CheerioAPI, islandWords: readonly string[]): StyleWords {
  const words = {
    tags: new Set(islandWords),
    classes: new Set(islandWords),
    ids: new Set(islandWords),
    properties: new Set(islandWords.filter((name) => name.startsWith('--'))),
    animations: new Set(islandWords),
  };
  for (const element of $.root().find('*').toArray()) {
    words.tags.add(element.name);
    words.ids.add(element.attribs.id ?? '');
    for (const name of element.attribs.style?.match(word) ?? []) {
      (name.startsWith('--') ? words.properties : words.animations).add(name);
    }
    for (const name of element.attribs.class?.split(/\s+/) ?? []) {
      words.classes.add(name);
    }
  }
  return words;
}

const isInKeyframes = ({parent}: Rule) => parent?.type === 'atrule' && isKeyframes(parent);
const isKeyframes = ({name}: AtRule) => name.endsWith('keyframes');

function removeUnusedRules(styles: Root, words: PageWords): void {
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

/** Removes unused custom properties, including those that only unused ones refer to. */
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

function removeUnusedKeyframes(styles: Root, playedElsewhere: ReadonlySet<string>): void {
  const played = new Set(playedElsewhere);
  styles.walkDecls(/^animation(-name)?$/, ({value}) => {
    value.match(word)?.forEach((name) => played.add(name));
  });
  styles.walkAtRules((rule) => {
    if (isKeyframes(rule) && !played.has(rule.params)) {
      rule.remove();
    }
  });
}

/** Removes layers without rules, unless a nested layer has some: only others need an order. */
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
    } else if (!isFilled(rule.params)) {
      rule.remove();
    }
  });
}

/**
 * Purges a site's stylesheet for each page. A rule is dropped when it needs an element, class or id
 * that is neither in the page's HTML nor in the scripts of its islands. States and attributes,
 * which change in the browser, never drop a rule.
 */
export class PageStyles {
  readonly #styles: Root;
  readonly #words: ReadonlySet<string>;
  readonly #browsers: Targets | undefined;
  readonly #purged = new Map<string, string>();

  /**
   * @param css the site's stylesheet
   * @param browsers the browsers that the styles have to support
   */
  constructor(css: string, browsers?: Targets) {
    this.#styles = parse(css);
    this.#browsers = browsers;
    this.#words = new Set(css.match(word));
  }

  /** Whether a rule may refer to a name. */
  mentions(name: string): boolean {
    return this.#words.has(name);
  }

  /**
   * @param page the page
   * @param islandWords the tags and classes that its islands may add
   */
  of(page: CheerioAPI, islandWords: readonly string[]): string {
    const words = wordsOf(page, islandWords);
    const key = this.#keyOf(words);
    const css = this.#purged.get(key) ?? this.#purge(words);
    this.#purged.set(key, css);
    return css;
  }

  /** The same for pages that need the same styles: their words that the stylesheet mentions. */
  #keyOf(words: StyleWords): string {
    const isEscapedInCss = (name: string) => /[^\w-]|^-?\d/.test(name);
    const mentioned = Object.values(words).map((names) =>
      [...names].filter((name) => this.mentions(name) || isEscapedInCss(name)).sort(),
    );
    return JSON.stringify(mentioned);
  }

  #purge(words: StyleWords): string {
    const styles = this.#styles.clone();
    removeUnusedRules(styles, words);
    inlineProperties(styles, words.properties);
    removeUnusedProperties(styles, words.properties);
    removeUnusedKeyframes(styles, words.animations);
    removeEmptyLayers(styles);
    const css = styles.toString();
    const {code} = transform({
      filename: 'page.css',
      code: Buffer.from(css),
      minify: true,
      targets: this.#browsers,
      // Otherwise, `color-scheme` gets custom properties that only `light-dark()` reads.
      exclude: css.includes('light-dark(') ? 0 : Features.LightDark,
    });
    return code.toString();
  }
}
