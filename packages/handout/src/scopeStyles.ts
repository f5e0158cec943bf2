import postcss from 'postcss';

/** The elements around a page, which a chapter replaces, at the start of a selector. */
const pageElements = /^(?::root|html|body)(?![\w-])/;

/**
 * Limits the styles of a page to its chapter, because each page has only the rules it needs, in an
 * order that means something. The stylesheets of the handout have precedence.
 *
 * @param css of the page
 * @param chapter selects the chapter
 */
export function scopeStyles(css: string, chapter: string): string {
  const styles = postcss.parse(css);
  styles.walkRules((rule) => {
    if (rule.selectors.some((selector) => selector.replace(pageElements, '') === '')) {
      // It sets the unit `rem`, which is the same for the whole handout.
      rule.walkDecls('font-size', (declaration) => void declaration.remove());
    }
    rule.selectors = rule.selectors.map((selector) => selector.replace(pageElements, ':scope'));
  });
  return `@layer pages {@scope (${chapter}) {${styles.toString()}}}`;
}
