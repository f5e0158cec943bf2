/**
 * Reads the style rules that apply to something on the page, in any state and at any width: one
 * line each, without class names, which differ between builds. It runs in the browser, so it can't
 * use anything from outside.
 */
export function extractStyles(): string[] {
  const states = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/gi;
  const animations = new Set<string>();
  const withoutClassNames = (selector: string) => selector.replace(/\.-?[_a-z][\w-]*/gi, '.·');
  const styleOf = (rule: CSSStyleRule) =>
    rule.style.cssText.replace(/-?[_a-z][\w-]*/gi, (word) => (animations.has(word) ? '·' : word));
  const isUsed = (selector: string) => {
    const stateless = selector.replace(states, '').trim();
    // The rest may be empty, or end in a combinator.
    const complete = stateless.replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
    try {
      return document.querySelector(complete) !== null;
    } catch {
      return true;
    }
  };
  const lines: string[] = [];
  const read = (rules: CSSRuleList, context: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (isUsed(rule.selectorText)) {
          const selector = `${context}${withoutClassNames(rule.selectorText)} `;
          lines.push(`${selector}{${styleOf(rule)}}`);
          read(rule.cssRules, selector);
        }
      } else if (rule instanceof CSSKeyframesRule) {
        lines.push(`${context}@keyframes ${Array.from(rule, ({cssText}) => cssText).join(' ')}`);
      } else if (rule instanceof CSSGroupingRule) {
        const [condition = ''] = rule.cssText.split('{', 1);
        read(rule.cssRules, `${context}${condition.trim()} `);
      }
    }
  };
  const sheets = Array.from(document.styleSheets);
  for (const rule of sheets.flatMap(({cssRules}) => Array.from(cssRules))) {
    if (rule instanceof CSSKeyframesRule) {
      animations.add(rule.name);
    }
  }
  for (const sheet of sheets) {
    read(sheet.cssRules, '');
  }
  return lines;
}
