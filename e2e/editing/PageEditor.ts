import type {Locator, Page} from '@playwright/test';
import {expect} from '../fixtures';
import type {StartedSite} from '../authoring/StartedSite';

const patience = {timeout: 30_000, intervals: [100]};

/** What a person does with the page editor. */
export class PageEditor {
  readonly page: Page;
  readonly #site: StartedSite;
  /** What the page showed before anything was changed. */
  #shown: string | undefined;

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

  /** The button over something that can be edited, by its name from its start. */
  target(name: RegExp): Locator {
    return this.page.getByRole('button', {name}).first();
  }

  /** Opens the dialog of a text. */
  async open(name: RegExp): Promise<void> {
    await this.target(name).waitFor(patience);
    this.#shown ??= await this.#look();
    await this.target(name).click(patience);
    await this.dialog.waitFor(patience);
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
    await this.prose.click();
    for (const key of keys) {
      // The browser tells the editor where the caret is some time after the key went down.
      await this.page.keyboard.press(key, {delay: 100});
    }
  }

  /** Replaces all that a text box of prose contains. */
  async writeProse(text: string): Promise<void> {
    await this.prose.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  /** Expects that exactly these lines of these files have changed. */
  async expectDiff(...lines: string[]): Promise<void> {
    await expect.poll(() => this.#site.diff(), patience).toEqual(lines);
  }

  /** The words, links and pictures of the page, and where its texts are in their files. */
  #look(): Promise<string> {
    return this.page.locator('#__docusaurus').evaluate((root) => {
      const parts = Array.from(
        root.querySelectorAll('a, img, strong'),
        (element) =>
          element.getAttribute('src') ?? element.getAttribute('href') ?? element.textContent,
      );
      const targets = Array.from(
        document.querySelectorAll('button[aria-label^="Edit "]'),
        (button) => button.getAttribute('aria-label'),
      );
      return [root.textContent, ...parts, ...targets].join('\n');
    });
  }

  /** Undoes the last changes, and expects that every byte and the page are as before. */
  async undo(changes = 1): Promise<void> {
    if (this.#shown !== undefined) {
      // Otherwise the page could show the change after it was undone, in the middle of the next test.
      await expect.poll(() => this.#look(), patience).not.toBe(this.#shown);
    }
    for (let count = 0; count < changes; count += 1) {
      const before = this.#site.diff();
      await this.page.getByRole('button', {name: 'Undo', exact: true}).click();
      await expect.poll(() => this.#site.diff(), patience).not.toEqual(before);
    }
    await expect.poll(() => this.#site.diff(), patience).toEqual([]);
    if (this.#shown !== undefined) {
      await expect.poll(() => this.#look(), patience).toBe(this.#shown);
    }
  }
}
