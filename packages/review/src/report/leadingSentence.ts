import {notFoundPath} from '../capture/PageCapture';
import {hiddenStyles} from '../compare/compareFacts';
import type {PageChange} from '../compare/comparePage';
import {splitShared} from '../compare/splitShared';
import type {SharedChanges} from '../compare/splitShared';
import type {ReviewResult} from '../ReviewResult';
import {countTexts} from './countTexts';
import {summarizeBroken} from './usesInWords';
import {areaNames, counted, inList, looksInWords, nameOfPage} from './wording';

/** `what happens after pressing “Menu”`, `what three controls do` */
function summarizeUses({uses}: PageChange): string[] {
  const [first, ...others] = uses.filter(({broken}) => !broken);
  if (!first) {
    return [];
  }
  return others.length > 0
    ? [`what ${counted(others.length + 1, 'control')} do`]
    : [`what happens ${first.steps}`];
}

/** A page's own changes: `one figure and the title on Benefits` */
function summarizePage(change: PageChange): string[] {
  const {status, formerPath, texts, values, lists} = change;
  const name = nameOfPage(change);
  switch (status) {
    case 'added':
      return [`${name} is new`];
    case 'removed':
      return [`${name} is removed`];
    case 'unchanged':
      return [];
    case 'changed':
  }
  const moved = formerPath === undefined ? [] : [`${name} has a new address`];
  const ofValues = values.map(({what}) => `the ${what}`);
  const parts = [countTexts(texts), ...ofValues, ...summarizeUses(change)].filter(Boolean);
  if (parts.length === 0) {
    parts.push(...lists.map(({what}) => what).filter((what) => what !== hiddenStyles));
  }
  return parts.length > 0 ? [...moved, `${inList(parts)} on ${name}`] : moved;
}

/**
 * Pages of which only the appearance changes: `how Home and Tools look`
 *
 * @param isVisible whether screenshots show it
 */
function summarizeLooks(
  changes: readonly PageChange[],
  isVisible: (change: PageChange) => boolean,
): string[] {
  const summarize = (pages: readonly PageChange[], where: string) => {
    const verb = pages.length === 1 ? 'looks' : 'look';
    return pages.length > 0 ? [`how ${inList(pages.map(nameOfPage))} ${verb}${where}`] : [];
  };
  return [
    ...summarize(changes.filter(isVisible), ''),
    ...summarize(
      changes.filter((change) => !isVisible(change)),
      ' in print, at other widths, or when you point at something',
    ),
  ];
}

/** Whether a page looks different apart from the navbar and the footer. */
const hasOwnLooks = ({looks, lists}: PageChange): boolean =>
  looks.includes('main') || lists.length > 0;

/** `one heading in the footer`, `links on every page`, `how the footer looks` */
function summarizeShared({texts, lists, looks}: SharedChanges): string[] {
  const ofTexts = (['navbar', 'footer'] as const).flatMap((area) => {
    const inArea = texts.filter((text) => text.area === area);
    return inArea.length > 0 ? [`${countTexts(inArea)} ${areaNames[area]}`] : [];
  });
  if (ofTexts.length > 0) {
    return ofTexts;
  }
  const ofLists = lists.map(({what}) => `${what} on every page`);
  return ofLists.length > 0 || looks.length === 0 ? ofLists : [`how ${looksInWords(looks)}`];
}

/** `2 of 6 pages change: one figure on Benefits, one price on Tools.` */
export function leadingSentence({changes, baseFailure}: ReviewResult): string {
  const pages = changes.filter(({path}) => path !== notFoundPath);
  if (baseFailure !== undefined) {
    const shown = pages.length === 1 ? 'is shown as it is' : 'are shown as they are';
    return `The previous version can’t be built, so the ${counted(pages.length, 'page')} ${shown} now.`;
  }
  if (changes.every(({status}) => status === 'unchanged')) {
    return `Nothing a visitor can see changes on any of the ${counted(pages.length, 'page')}.`;
  }
  const {shared, own} = splitShared(changes);
  const ofAll = summarizeShared(shared);
  const ofEach = own.map(summarizePage);
  const looksDifferent = ({screenshots}: PageChange) => Object.keys(screenshots).length > 0;
  const onlyLooks = own.filter(
    (change, index) =>
      change.status === 'changed' &&
      ofEach[index]?.length === 0 &&
      (change.uses.length === 0 || looksDifferent(change)),
  );
  const looks =
    ofAll.length > 0
      ? summarizeLooks(onlyLooks.filter(hasOwnLooks), ({looks: areas}) => areas.includes('main'))
      : summarizeLooks(onlyLooks, looksDifferent);
  const broken = changes.flatMap((change) => summarizeBroken(change.uses, nameOfPage(change)));
  const what = [...broken, ...ofAll, ...ofEach.flat(), ...looks];
  const changed = pages.filter(({status}) => status !== 'unchanged').length;
  return `${changed} of ${pages.length} pages ${changed === 1 ? 'changes' : 'change'}: ${what.join(', ')}.`;
}
