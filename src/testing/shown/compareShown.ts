import type {Shown} from './readShown';
import type {ShownContent} from './ShownContent';

type Compared = Pick<Shown, 'headings' | 'sections' | 'tables' | 'descriptions'> & {
  /** Of each list, the numbers of its entries. */
  lists: {isOrdered: boolean; numbers: (number | undefined)[]}[];
  missing: string[];
};

/** Which of some texts are not in a longer one, or not in their order. */
function missingFrom(shown: string, texts: readonly string[]): string[] {
  let from = 0;
  return texts.filter((text) => {
    const at = shown.indexOf(text, from);
    from = at === -1 ? from : at + text.length;
    return at === -1;
  });
}

const withoutTexts = ({
  isOrdered,
  items,
}: {
  isOrdered: boolean;
  items: readonly {number?: number}[];
}) => ({isOrdered, numbers: items.map(({number}) => number)});

/** Sets what a page shows beside what it has to show; a test expects them to be equal. */
export function compareShown(
  shown: Shown,
  content: ShownContent,
): {found: Compared; expected: Compared} {
  const missingFromLists = content.lists.flatMap(({items}, list) =>
    items.flatMap(({texts}, item) =>
      missingFrom(shown.lists[list]?.items[item]?.text ?? '', texts),
    ),
  );
  return {
    found: {
      headings: shown.headings,
      sections: shown.sections,
      tables: shown.tables,
      descriptions: shown.descriptions,
      lists: shown.lists.map(withoutTexts),
      missing: [...missingFrom(shown.text, content.texts), ...missingFromLists],
    },
    expected: {
      headings: content.headings,
      sections: content.sections,
      tables: content.tables,
      descriptions: content.images.map(({description}) => description),
      lists: content.lists.map(withoutTexts),
      missing: [],
    },
  };
}
