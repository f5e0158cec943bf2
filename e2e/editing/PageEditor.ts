import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import {patience as siteReady} from './patience';
import type {StartedSite} from './StartedSite';

const patience = {...siteReady, intervals: [100]};

/** What a person does with the page editor. */
export class PageEditor {
  readonly page: Page;
  readonly #site: StartedSite;

  constructor(page: Page, site: StartedSite) {
    this.page = page;
    this.#site = site;
  }

  get switch(): Locator {
    return this.page.getByRole('switch', {name: 'Edit', exact: true});
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The text box, list or check box with a label, in the dialog. */
  field(label: string): Locator {
    return this.dialog.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`));
  }

  /** The text box of prose. */
  get prose(): Locator {
    return this.dialog.getByRole('textbox').first();
  }

  async switchOn(): Promise<void> {
    // Unlike `expect`, this doesn't describe the whole page each time that it fails.
    await this.switch.waitFor(patience);
    if ((await this.switch.getAttribute('aria-checked')) !== 'true') {
      await this.switch.click();
    }
  }

  /**
   * Clicks a text of the page. Links, menus and fields do nothing else while it's edited.
   *
   * @param force also clicks a text that something else covers
   */
  async open(text: string | Locator, {force = false} = {}): Promise<void> {
    const place =
      typeof text === 'string' ? this.page.locator('#__docusaurus').getByText(text).first() : text;
    // The frame shows that a click opens the editor.
    const frame = this.page.locator('[popover=manual][aria-hidden]');
    await expect(async () => {
      await this.page.mouse.move(1, 1);
      await place.hover({force, timeout: 2000});
      await expect(frame).toBeVisible({timeout: 500});
    }).toPass({timeout: 30_000});
    await place.click({force, ...patience});
    await this.dialog.waitFor(patience);
  }

  /** Opens a text from the list of everything that can be edited. */
  async openListed(words: string, name: string | RegExp = words): Promise<void> {
    await this.page.getByRole('button', {name: 'All texts'}).click();
    await this.dialog.getByRole('searchbox').fill(words.replaceAll('·', ''));
    await this.dialog.getByRole('button', {name}).first().click(patience);
    await this.dialog.getByRole('button', {name: 'Save'}).waitFor(patience);
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', {name, exact: true}).click();
  }

  async save(): Promise<void> {
    await this.press('Save');
    await expect(this.dialog).toHaveCount(0, patience);
  }

  /** Clicks into a text box of prose and presses keys, no faster than a person could. */
  async pressInProse(...keys: string[]): Promise<void> {
    // The editor reads the selection some time after it got the focus, or a key went down.
    await this.prose.click({delay: 100});
    for (const key of keys) {
      await this.page.keyboard.press(key, {delay: 100});
    }
  }

  /** Replaces all that a text box of prose contains. */
  async writeProse(text: string): Promise<void> {
    await this.pressInProse('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Expects that exactly these lines of these files have changed. */
  async expectDiff(...lines: string[]): Promise<void> {
    // Git fails when a file is replaced while it reads it, which only `toPass` tries again.
    await expect(() => expect(this.#site.diff()).toEqual(lines)).toPass(patience);
  }

  /** Undoes the last change, and expects that every byte is as before. */
  async undo(): Promise<void> {
    await this.page.getByRole('button', {name: 'Undo', exact: true}).click();
    await this.expectDiff();
  }
}
