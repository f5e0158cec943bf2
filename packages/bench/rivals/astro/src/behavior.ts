import {attachCopyLinks} from '@ours/src/components/CopyLinks/attachCopyLinks';
import {attachNavbar} from '@ours/src/components/Navbar/attachNavbar';

/**
 * Attaches the scripts of the navbar, the links to copy, the form and the comparison, without islands
 * and thus without Preact.
 */
export async function attach(): Promise<void> {
  const bar = document.querySelector<HTMLElement>('body > header');
  const form = document.querySelector('main form');
  const choice = document.querySelector('main [data-words]')?.parentElement;
  const copyLinks = document.querySelector<HTMLElement>('body > [data-copied]');

  if (bar && copyLinks) {
    attachNavbar(bar);
    attachCopyLinks(copyLinks);
  }

  if (form) {
    const {attachContactForm} = await import('@ours/src/components/ContactForm/attachContactForm');
    attachContactForm(form.parentElement?.parentElement as HTMLElement);
  }

  if (choice) {
    const {attachToolComparison} =
      await import('@ours/src/components/ToolComparison/attachToolComparison');
    attachToolComparison(choice.parentElement as HTMLElement);
  }
}
