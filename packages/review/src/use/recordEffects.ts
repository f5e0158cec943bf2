import type {Page} from '@playwright/test';

const prefix = 'review:';

/**
 * Makes a page write to the console what it copies and prints. It runs in the browser, so it can't
 * use anything from outside.
 */
export function announceEffects(): void {
  const announce = (effect: string) => console.debug('review:', effect);
  // A long text repeats what the page says.
  const copied = (text: string) =>
    announce(text.length > 200 ? 'copies a text' : `copies “${text}”`);
  const {clipboard} = navigator as Partial<Navigator>;
  if (clipboard) {
    clipboard.writeText = (text) => {
      copied(text);
      return Promise.resolve();
    };
    clipboard.write = async (items) => {
      for (const item of items) {
        for (const type of item.types) {
          copied(await (await item.getType(type)).text());
        }
      }
    };
  }
  window.print = () => announce('prints the page');
}

/**
 * Records what happens outside of a page: downloads, copies, dialogs and new windows.
 *
 * @returns a function that returns what happened since it was last called
 */
export function recordEffects(page: Page): () => string[] {
  let effects: string[] = [];
  const add = (effect: string) => effects.push(effect);
  page.on('console', (message) => {
    if (message.type() === 'debug' && message.text().startsWith(prefix)) {
      add(message.text().slice(prefix.length).trim());
    }
  });
  page.on('download', (download) => {
    add(`downloads ${download.suggestedFilename()}`);
    void download.cancel();
  });
  page.on('dialog', (dialog) => {
    add(`asks “${dialog.message()}”`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => {
    add(`opens ${popup.url()} in a new window`);
    void popup.close();
  });
  return () => {
    const recorded = effects;
    effects = [];
    return recorded;
  };
}
