import type {CheerioAPI} from 'cheerio';
import {transform} from 'lightningcss';
import postcss from 'postcss';
import type {Rule} from 'postcss';

/** Old enough that Lightning CSS computes every `color-mix()`, which only browsers know. */
const targets = {chrome: 80 << 16};

/** Whether the rule applies at every size and in every medium. */
function isUnconditional({parent}: Rule): boolean {
  return (
    parent?.type === 'root' || (parent?.type === 'atrule' && /^@layer/.test(parent.toString()))
  );
}

/** Replaces `var(--name)`, also in the values of other variables. Unknown ones stay. */
const resolve = (value: string, variables: ReadonlyMap<string, string>): string =>
  value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const found = variables.get(name);
    // In a minified stylesheet, nothing but the bracket separates it from what follows.
    return found === undefined ? whole : ` ${resolve(found, variables)} `;
  });

/** A site's stylesheets, which give its drawings their look outside of a browser, too. */
export class DrawingStyles {
  readonly #rules: Rule[] = [];
  readonly #variables = new Map<string, string>();
  /** The styles of drawings with the same classes, by these classes. */
  readonly #cache = new Map<string, string>();

  /** @param css the text of all stylesheets */
  constructor(css: string) {
    postcss.parse(css).walkRules((rule) => {
      if (isUnconditional(rule)) {
        // Blurred shadows take ten times as long as the rest of a drawing.
        rule.walkDecls('filter', (declaration) => void declaration.remove());
        this.#rules.push(rule);
        if (rule.selector === ':root') {
          rule.walkDecls(/^--/, ({prop, value}) => void this.#variables.set(prop, value));
        }
      }
    });
  }

  #rulesFor(classes: readonly string[]): string {
    const key = classes.join(' ');
    const css = this.#cache.get(key) ?? this.#minifiedRules(new Set(classes));
    this.#cache.set(key, css);
    return css;
  }

  #minifiedRules(classes: ReadonlySet<string>): string {
    const css = this.#rules
      .filter(({selectors}) => selectors.some((selector) => classes.has(selector.slice(1))))
      .map((rule) => resolve(rule.toString(), this.#variables))
      .join('\n');
    const code = Buffer.from(css);
    return transform({filename: 'drawing.css', code, minify: true, targets}).code.toString();
  }

  /** The first `<svg>` of a page that matches, with its styles inside; `undefined` if none does. */
  drawing($: CheerioAPI, selector: string): string | undefined {
    const svg = $(selector).first().clone().removeAttr('class');
    const classes = svg
      .find('[class]')
      .toArray()
      .flatMap(({attribs}) => (attribs.class ?? '').split(/\s+/));
    svg.prepend($('<style>').text(this.#rulesFor(classes)));
    return svg.length > 0 ? $.xml(svg.attr('xmlns', 'http://www.w3.org/2000/svg')) : undefined;
  }
}
