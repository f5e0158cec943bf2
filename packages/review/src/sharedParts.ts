import type {PageChange, Look, Part} from './model';

/** A page that is in both versions, and how it differs. */
export type ComparedPage = Required<Pick<Part, 'path' | 'name' | 'changes' | 'looks'>>;

const keyOf = (each: PageChange | Look): string =>
  'fingerprint' in each
    ? each.fingerprint
    : JSON.stringify([each.kind, each.how, each.before, each.after, each.place.area]);

/**
 * Makes a part of the report of each page, after one for what most of them share, such as a link in
 * the header: it's told once.
 *
 * @param pages that are in both versions, those that didn't change included
 */
export function reportPages(pages: readonly ComparedPage[]): Part[] {
  const counts = new Map<string, number>();
  for (const {changes, looks} of pages) {
    const canBeShared = [...changes, ...looks].filter(({place}) => place.area !== 'main');
    for (const key of new Set(canBeShared.map(keyOf))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const countOf = (each: PageChange | Look): number => counts.get(keyOf(each)) ?? 0;
  const isShared = (each: PageChange | Look) => countOf(each) > Math.max(1, pages.length / 2);
  const onceIn = <Each extends PageChange | Look>(all: readonly Each[]): Each[] =>
    Array.from(new Map(all.filter(isShared).map((each) => [keyOf(each), each])).values());
  const changes = onceIn(pages.flatMap((page) => page.changes));
  const looks = onceIn(pages.flatMap((page) => page.looks));
  const shared = Array.from(new Set([...changes, ...looks].map(countOf)), (count): Part => {
    const isTold = (each: PageChange | Look) => countOf(each) === count;
    return {
      name: count === pages.length ? 'On every page' : `On ${count} of ${pages.length} pages`,
      status: 'changed',
      changes: changes.filter(isTold),
      looks: looks.filter(isTold),
    };
  });
  const parts = pages.map((page): Part => {
    const own = {
      changes: page.changes.filter((change) => !isShared(change)),
      looks: page.looks.filter((look) => !isShared(look)),
    };
    const isSame = own.changes.length + own.looks.length === 0;
    return {...page, ...own, status: isSame ? 'unchanged' : 'changed'};
  });
  return [...shared, ...parts];
}
