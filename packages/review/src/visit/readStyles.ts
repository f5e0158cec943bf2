/**
 * Reads the styles that apply to something on the page, in whichever state it is and however wide
 * the window: each in one line, without the names of classes, which differ from build to build. It
 * is sent to a browser, and so it uses nothing outside of it.
 */
export function readStyles(): string[] {
  const states = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?/gi;
  const motions = new Set<string>();
  const nameless = (selector: string) => selector.replace(/\.-?[_a-z][\w-]*/gi, '.·');
  const styleOf = (rule: CSSStyleRule) =>
    rule.style.cssText.replace(/-?[_a-z][\w-]*/gi, (word) => (motions.has(word) ? '·' : word));
  const isUsed = (selector: string) => {
    const stateless = selector.replace(states, '').trim();
    // What is left may be nothing, or end in a combinator.
    const whole = stateless.replace(/(^|[\s>+~,(])(?=$|[\s>+~,)])/g, '$1*');
    try {
      return document.querySelector(whole) !== null;
    } catch {
      return true;
    }
  };
  const lines: string[] = [];
  const read = (rules: CSSRuleList, around: string) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        if (isUsed(rule.selectorText)) {
          const selector = `${around}${nameless(rule.selectorText)} `;
          lines.push(`${selector}{${styleOf(rule)}}`);
          read(rule.cssRules, selector);
        }
      } else if (rule instanceof CSSKeyframesRule) {
        lines.push(`${around}@keyframes ${Array.from(rule, ({cssText}) => cssText).join(' ')}`);
      } else if (rule instanceof CSSGroupingRule) {
        const [condition = ''] = rule.cssText.split('{', 1);
        read(rule.cssRules, `${around}${condition.trim()} `);
      }
    }
  };
  const sheets = Array.from(document.styleSheets);
  for (const rule of sheets.flatMap(({cssRules}) => Array.from(cssRules))) {
    if (rule instanceof CSSKeyframesRule) {
      motions.add(rule.name);
    }
  }
  for (const sheet of sheets) {
    read(sheet.cssRules, '');
  }
  return lines;
}
