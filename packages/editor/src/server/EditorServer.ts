import {setTimeout} from 'node:timers/promises';
import type {Page} from '@sitekit/content-check';
import {isAddressOf} from '../isAddressOf';
import {requestSchema} from '../protocol';
import type {EditorAnswers, EditorRequest, Saved, SavedPage} from '../protocol';
import {addToDictionary, fixProblem} from './check/fixProblem';
import {checkEdits} from './checkEdits';
import type {EditorParts} from './EditorParts';
import {findIcons, findLinks, listFields} from './listing';
import type {PagePaths} from './listing';
import {insertPlaces, neighborsOf, openInserted, openFields, openProblem} from './open';
import {deletePage, linksToPage} from './pages/deletePage';
import {PagesOfSite} from './pages/PagesOfSite';
import {listPages, newPage, newPageProblems} from './pages/newPage';
import type {WrittenPage} from './pages/newPage';
import {renamePage} from './pages/renamePage';
import {addPicture, listPictures} from './pictures';
import {prepareReview} from './review/prepareReview';
import type {ReviewedPaths} from './review/prepareReview';
import {goBack, resumeReview, sendForReview} from './review/sendForReview';
import {saveDelete, saveEdits, saveMove, saveSample} from './saveChanges';

/** Docusaurus reads a new page a moment after it's written. */
const PAUSE_MS = 50;
const MAX_WAIT_MS = 20_000;

/** Answers the editor in the browser. */
export class EditorServer {
  readonly #parts: EditorParts;
  readonly #reviewed: ReviewedPaths;
  #pages: PagePaths = {};
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(parts: EditorParts) {
    const {site, images} = parts;
    const {siteDir, config} = site;
    const {contentFolder, recordsFolder, spelling} = config;
    this.#parts = parts;
    this.#reviewed = {
      siteDir,
      paths: [contentFolder, recordsFolder, images.staticFolder, spelling.words],
    };
  }

  /**
   * Called whenever Docusaurus has read the site again.
   *
   * @param pages the path of each page by its file, from the project's root
   */
  setPages(pages: PagePaths): void {
    this.#pages = pages;
  }

  /** @throws Error that says why nothing was done */
  async answer(json: unknown): Promise<EditorAnswers[EditorRequest['action']]> {
    const asked = requestSchema.safeParse(json).data;
    const {site, history, images} = this.#parts;
    switch (asked?.action) {
      case undefined:
        throw new Error('The server doesn’t know this request. Reload this page.');
      case 'list':
        return listFields(site, this.#pages, asked.pathname);
      case 'open':
        return openFields(site, asked);
      case 'openProblem':
        return openProblem(site, asked);
      case 'insert':
        return openInserted(site, asked);
      case 'insertSample':
        return this.#inOrder(() => saveSample(this.#parts, asked));
      case 'insertPlaces':
        return insertPlaces(site, asked.fieldIds);
      case 'fix':
        return this.#inOrder(() => fixProblem(this.#parts, asked));
      case 'addWord':
        return this.#inOrder(() => addToDictionary(this.#parts, asked));
      case 'neighbors':
        return neighborsOf(site, asked.block);
      case 'check':
        return checkEdits(this.#parts, asked);
      case 'save':
        return this.#inOrder(() => saveEdits(this.#parts, asked.edits));
      case 'move':
        return this.#inOrder(() => saveMove(this.#parts, asked));
      case 'delete':
        return this.#inOrder(() => saveDelete(this.#parts, asked));
      case 'history':
        return history.describe();
      case 'undo':
      case 'redo':
        return this.#leaving(asked, () => ({message: history.step(asked.action)}));
      case 'suggestions':
        return asked.of === 'link' ? findLinks(site) : listPictures(images);
      case 'icons':
        return findIcons(site.config.icons, asked.words);
      case 'upload':
        return addPicture(images, asked.name, Buffer.from(asked.data, 'base64'));
      case 'pages':
        return listPages(this.#parts, this.#pages);
      case 'checkNewPage':
        return newPageProblems(site, asked);
      case 'newPage':
        return this.#whenRead(await this.#inOrder(() => newPage(this.#parts, asked)));
      case 'linksToPage':
        return linksToPage(site, asked.address);
      case 'renamePage':
        return this.#whenRead(await this.#inOrder(() => renamePage(this.#parts, asked)));
      case 'deletePage':
        return this.#whenRead(await this.#inOrder(() => deletePage(this.#parts, asked)));
      case 'prepareReview':
        return prepareReview(this.#reviewed, this.#parts);
      case 'sendForReview':
        return this.#inOrder(() => sendForReview(this.#reviewed, asked));
      case 'goBack':
        return this.#leaving(asked, () => goBack(this.#reviewed, this.#parts));
      case 'resumeReview':
        return this.#leaving(asked, () => resumeReview(this.#reviewed, this.#parts, asked.branch));
    }
  }

  /** The answer about a page that was written, as soon as Docusaurus has read it. */
  async #whenRead({message, file, route}: WrittenPage): Promise<SavedPage> {
    const deadline = Date.now() + MAX_WAIT_MS;
    while (!this.#pages[file]?.endsWith(route) && Date.now() < deadline) {
      await setTimeout(PAUSE_MS);
    }
    return {message, address: this.#pages[file] ?? route};
  }

  /** The answer about a change, with another address if the page that is open is gone then. */
  async #leaving(
    {pathname}: {pathname: string},
    change: () => Saved | Promise<Saved>,
  ): Promise<Saved> {
    const {site} = this.#parts;
    const before = new PagesOfSite(site).all;
    const open = before.find(({file}) => isAddressOf(this.#pages[file.path], pathname));
    const answer = await this.#inOrder(change);
    const after = new PagesOfSite(site).all;
    if (!open || after.some(({route}) => route === open.route)) {
      return answer;
    }
    const isNew = ({route}: Page) => before.every((page) => page.route !== route);
    const next = after.find(isNew) ?? after.find(({route}) => route === '/');
    return next ? this.#whenRead({...answer, file: next.file.path, route: next.route}) : answer;
  }

  /** A change waits for the one before, so that it's checked with what the other wrote. */
  #inOrder<Result>(change: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => undefined);
    return result;
  }
}
