import {openInEditor} from '@sitekit/authoring/development';
import {contentPath} from '@sitekit/content-check';
import {describeTarget} from '../mapping';
import type {EditorAnswers, EditorRequest, PlaceId, Saved} from '../protocol';
import {checkEdits} from './checkEdits';
import {describeHistory} from './describeHistory';
import {describePage} from './describePage';
import type {PublishedSite} from './describePage';
import {describePlaces, openBlock, openPlace} from './describePlaces';
import {findIconTargets} from './findIconTargets';
import {findLinks} from './findLinks';
import {AddedPictures} from './images/AddedPictures';
import type {ImageFolder} from './images/addImage';
import {listImages} from './images/listImages';
import {requestSchema} from './requestSchema';
import {prepareReview, sendForReview} from './review';
import type {ReviewedPlaces} from './review';
import {saveBlockEdit, saveEdits, saved} from './saveChanges';
import type {Saver} from './saveChanges';

/** Answers the editor in the browser. */
export class EditorServer {
  readonly #saver: Saver;
  readonly #images: ImageFolder;
  readonly #pictures: AddedPictures;
  readonly #reviewed: ReviewedPlaces;
  #published: PublishedSite = {url: '', files: new Map()};
  #lastChange: Promise<unknown> = Promise.resolve();

  /**
   * @param imageFolder where new pictures go: a folder in a static folder
   * @param copies where a copy of each new picture is kept, to restore it
   */
  constructor(saver: Saver, imageFolder: Omit<ImageFolder, 'siteDir'>, copies: string) {
    const {siteDir, config} = saver.site;
    const {staticFolder, folder} = imageFolder;
    const {contentFolder, recordsFolder, spelling} = config;
    this.#saver = saver;
    this.#images = {siteDir, staticFolder, folder};
    this.#pictures = new AddedPictures(this.#images, copies, () => saver.site.readAll());
    this.#reviewed = {
      siteDir,
      paths: [
        contentFolder,
        recordsFolder,
        spelling.words,
        spelling.names,
        `${staticFolder}/${folder}`,
      ],
    };
  }

  /** Called whenever Docusaurus has read the site again. */
  setPublished(published: PublishedSite): void {
    this.#published = published;
  }

  /** @throws Error that says why nothing was done */
  async answer(request: unknown): Promise<EditorAnswers[EditorRequest['action']]> {
    const parsed = requestSchema.safeParse(request).data;
    if (!parsed) {
      throw new Error('The server doesn’t know this request. Reload this page.');
    }
    return this.#do(parsed);
  }

  async #do(request: EditorRequest): Promise<EditorAnswers[EditorRequest['action']]> {
    const {site, background, history} = this.#saver;
    switch (request.action) {
      case 'places':
        return describePlaces(site, request.ids);
      case 'page':
        return describePage(site, this.#published, request.pathname);
      case 'open':
        return openPlace(site, request.place);
      case 'openBlock':
        return openBlock(site, request.block);
      case 'check':
        return checkEdits(site, background, request.edits);
      case 'save':
        return this.#inOrder(() => saveEdits(this.#saver, request.edits));
      case 'changeBlock':
        return this.#inOrder(() => saveBlockEdit(this.#saver, request.edit));
      case 'history':
        return describeHistory(history);
      case 'undo':
        return this.#changeHistory(() => history.undo());
      case 'redo':
        return this.#changeHistory(() => history.redo());
      case 'revert':
        return this.#changeHistory(() => history.revert(request.id));
      case 'discardAll':
        return this.#changeHistory(() => history.discardAll());
      case 'links':
        return findLinks(site);
      case 'icons':
        return findIconTargets(site, request.query);
      case 'openInEditor':
        return this.#openInEditor(request.place);
      case 'images':
        return listImages(this.#images);
      case 'upload':
        return this.#pictures.add(request.name, Buffer.from(request.data, 'base64'));
      case 'prepareReview':
        return prepareReview(this.#reviewed);
      case 'sendForReview':
        return this.#inOrder(() => sendForReview(this.#reviewed, request.branch, request.message));
    }
  }

  /** @param change returns what it did */
  #changeHistory(change: () => string): Promise<Saved> {
    return this.#inOrder(() => saved(this.#saver.history, this.#pictures.follow(change)));
  }

  /** A change waits for the one before, so that it's checked with what the other wrote. */
  #inOrder<Result>(change: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => undefined);
    return result;
  }

  async #openInEditor(place: PlaceId): Promise<{message: string}> {
    const {siteDir, config, registry} = this.#saver.site;
    const found = registry.place(place);
    const {file, line} = describeTarget(found.source, found.item, config).source;
    await openInEditor(`${contentPath(siteDir, config, file)}:${line}:1`);
    return {message: `Opened ${file}:${line} in your editor.`};
  }
}
