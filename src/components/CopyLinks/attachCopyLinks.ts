/** How long the message is shown, in milliseconds. */
const messageTime = 4000;

/**
 * Adds a button to each heading on the page that has an address of its own. It copies the address.
 *
 * @param root has the button to repeat, and the element for messages
 */
export function attachCopyLinks(root: HTMLElement): undefined {
  const pattern = root.querySelector('button');
  const status = root.querySelector('p');

  const copy = async (id: string) => {
    history.replaceState(history.state, '', `#${id}`);
    const text = new Text(root.dataset.copied);
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      text.data = root.dataset.failed ?? '';
    }
    status?.replaceChildren(text);
    // Only this message: there may be another one by then.
    setTimeout(() => text.remove(), messageTime);
  };

  // The cards of the tools have links of their own.
  document
    .querySelectorAll('main :is(h2, h3, h4):not([name=ToolCatalogue] *)')
    .forEach((heading) => {
      const id = heading.closest('[id]:not(main, [id*=_])')?.id;
      if (id && pattern && !heading.ariaLabel) {
        const button = pattern.cloneNode(true) as HTMLElement;
        // A heading's name shouldn't include that of the button.
        heading.ariaLabel = heading.textContent;
        button.ariaLabel = (button.ariaLabel ?? '').replace('{title}', heading.ariaLabel);
        button.hidden = false;
        button.onclick = () => copy(id);
        heading.append(button);
      }
    });
}
