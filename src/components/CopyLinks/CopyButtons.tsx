import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {UiTexts} from '../../content/schema';
import Icon from '../Icon';
import NameWords, {namedBy} from '../NameWords';
import styles from './styles.module.css';

/** How long the message is shown, in milliseconds. */
const messageTime = 4000;

/** A heading with an address, and what is put into it: an element around its text, and one at its end. */
type Target = {heading: Element; id: string; text: HTMLElement; end: HTMLElement};

/** The headings of the page that have an address. The cards of the tools have links of their own. */
function findTargets(): Target[] {
  const headings = document.querySelectorAll(
    'main :is(h2, h3, h4):not([name=ToolCatalogue] *, [aria-labelledby])',
  );
  return Array.from(headings).flatMap((heading, index) => {
    const id = heading.closest('[id]:not(main, [id*=_])')?.id;
    const [text, end] = [document.createElement('span'), document.createElement('span')];
    text.id = `heading_${index}`;
    return id ? {heading, id, text, end} : [];
  });
}

/** The headings of the page that get a button. Their names are their texts, without the buttons. */
function useTargets(): Target[] {
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    const found = findTargets();
    found.forEach(({heading, text, end}) => {
      text.append(...heading.childNodes);
      heading.append(text, end);
      heading.setAttribute('aria-labelledby', text.id);
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the headings exist only in the page
    setTargets(found);
    return () =>
      found.forEach(({heading, text, end}) => {
        heading.removeAttribute('aria-labelledby');
        text.replaceWith(...text.childNodes);
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
      <NameWords id="copy" text={label} />
      {targets.map(({id, text, end}) =>
        createPortal(
          <button
            type="button"
            className={`${styles.button} screen-only`}
            aria-labelledby={namedBy('copy', text.id)}
            onClick={() =>
              void copyAddress(id).then((result) => setMessage({text: outcomes[result]}))
            }>
            <Icon drawing={icon} />
          </button>,
          end,
          text.id,
        ),
      )}
      <p role="status" className={`${styles.status} dark`}>
        {message?.text}
      </p>
    </>
  );
}
