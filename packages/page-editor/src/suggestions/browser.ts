/*
 * Runs on the pages of a preview: a button "Suggest a change" that lays a link over each text, which
 * opens the line where it's written in the host's editor. Without JavaScript, there is no button.
 */

/** The attributes of the script's own element. */
type Settings = {
  /** The words on the button. */
  label: string;
  /** The address of the host's editor, before the name of a file. */
  edit: string;
};

const styles = `
  .suggest-button, .suggest-link {
    font: 600 14px/20px system-ui, sans-serif;
    outline-offset: 2px;
  }
  .suggest-button {
    position: fixed; z-index: 2147483001; right: 16px; bottom: 16px;
    padding: 10px 16px; border: 2px solid #fff; border-radius: 8px;
    color: #fff; background: #14213d; cursor: pointer;
  }
  .suggest-button[aria-pressed="true"] { color: #14213d; background: #fff; border-color: #14213d; }
  .suggest-link { z-index: 2147483000; min-width: 24px; min-height: 24px; border: 1px dashed #14213d; border-radius: 4px; }
  .suggest-link:hover, .suggest-link:focus-visible { background: rgb(20 33 61 / 10%); border-style: solid; }
  @media print { .suggest-button, .suggest-link { display: none; } }
`;

/** `docs/benefits.mdx:17` becomes an address that ends with `docs/benefits.mdx#L17`. */
function addressOf(edit: string, source: string): string {
  const colon = source.lastIndexOf(':');
  const file = source.slice(0, colon).split('/').map(encodeURIComponent).join('/');
  return `${edit}${file}#L${source.slice(colon + 1)}`;
}

/** Whether an element stays where it is in the window when the page scrolls. */
function isFixed(element: Element | null): boolean {
  return (
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
  );
}

/** Whether an element, such as a link in a sentence, is in one with the same source. */
function isPartOfText(element: Element): boolean {
  const outer = element.parentElement?.closest('[data-source]');
  return outer?.getAttribute('data-source') === element.getAttribute('data-source');
}

function linkOver(element: Element, {label, edit}: Settings): HTMLAnchorElement | undefined {
  const {top, left, width, height} = element.getBoundingClientRect();
  // A button that only shows on hover would cover the text next to it.
  if (width < 2 || height < 2 || !element.checkVisibility({opacityProperty: true})) {
    return undefined;
  }
  const link = document.createElement('a');
  link.className = 'suggest-link';
  link.href = addressOf(edit, element.getAttribute('data-source') ?? '');
  link.target = '_blank';
  link.rel = 'noopener';
  link.setAttribute('aria-label', `${label}: ${element.textContent.trim().slice(0, 60)}`);
  link.title = element.getAttribute('data-source') ?? '';
  const fixed = isFixed(element);
  Object.assign(link.style, {
    position: fixed ? 'fixed' : 'absolute',
    top: `${fixed ? top : top + scrollY}px`,
    left: `${fixed ? left : left + scrollX}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return link;
}

function start(settings: Settings): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const tools = document.createElement('aside');
  tools.setAttribute('aria-label', settings.label);
  const links = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'suggest-button';
  button.textContent = settings.label;
  button.setAttribute('aria-pressed', 'false');
  tools.append(button, links);
  document.body.append(tools);

  const isOn = () => button.getAttribute('aria-pressed') === 'true';
  const draw = () => {
    const elements = isOn() ? Array.from(document.querySelectorAll('[data-source]')) : [];
    links.replaceChildren(
      ...elements
        .filter((element) => !isPartOfText(element))
        .flatMap((element) => linkOver(element, settings) ?? []),
    );
  };
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!isOn()));
    draw();
  });
  addEventListener('resize', draw);
  // Parts of a page can open, close and be filtered.
  new MutationObserver((changes) => {
    if (isOn() && changes.some(({target}) => !tools.contains(target))) {
      draw();
    }
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}

const {label = '', edit = ''} = document.currentScript?.dataset ?? {};
start({label, edit});
