import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {UiTexts} from '../../content/schema';
import Icon from '../Icon';
import styles from './styles.module.css';

/** How long the message is shown, in milliseconds. */
const messageTime = 4000;

/** A heading with an address, and the element at its end that gets the button. */
type Target = {heading: Element; id: string; title: string; end: HTMLElement};

/** The headings of the page that have an address. The cards of the tools have links of their own. */
function findTargets(): Target[] {
  const headings = document.querySelectorAll(
    'main :is(h2, h3, h4):not([name=ToolCatalogue] *, [aria-label])',
  );
  return Array.from(headings).flatMap((heading) => {
    const id = heading.closest('[id]:not(main, [id*=_])')?.id;
    return id ? {heading, id, title: heading.textContent, end: document.createElement('span')} : [];
  });
}

/** The headings of the page that get a button. Their names are those without the buttons. */
function useTargets(): Target[] {
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    const found = findTargets();
    found.forEach(({heading, title, end}) => {
      heading.ariaLabel = title;
      heading.append(end);
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the headings exist only in the page
    setTargets(found);
    return () =>
      found.forEach(({heading, end}) => {
        heading.ariaLabel = null;
        end.remove();
      });
  }, []);
  return targets;
}

/** Copies the address of a part of the page, and says whether it could. */
async function copyAddress(id: string): Promise<'copied' | 'notCopied'> {
  history.replaceState(history.state, '', `#${id}`);
  try {
    // Without HTTPS, there is no clipboard.
    await navigator.clipboard.writeText(location.href);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}

/** The buttons, which are in the headings, and what they say when they are pressed. */
export default function CopyButtons({icon, label, ...outcomes}: UiTexts['copyLink']): ReactNode {
  const targets = useTargets();
  const [message, setMessage] = useState<{text: string}>();
  useEffect(() => {
    const timer = message && setTimeout(() => setMessage(undefined), messageTime);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <>
      {targets.map(({id, title, end}) =>
        createPortal(
          <button
            type="button"
            className={`${styles.button} screen-only`}
            aria-label={label.replace('{title}', () => title)}
            onClick={() =>
              void copyAddress(id).then((result) => setMessage({text: outcomes[result]}))
            }>
            <Icon drawing={icon} />
          </button>,
          end,
          id,
        ),
      )}
      <p role="status" className={`${styles.status} dark`}>
        {message?.text}
      </p>
    </>
  );
}
