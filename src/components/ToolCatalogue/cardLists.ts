/** A multiple of each number of columns, and more cards than fit in most windows. */
export const listSize = 24;

/**
 * Lets a box with lists of cards show some of them. Those move to lists in the box after it, and the
 * first is hidden as a whole: with thousands of cards, that's much faster than hiding each.
 *
 * @param all the box with all cards
 * @returns a function that shows some cards, or all
 */
export function cardLists(all: HTMLElement): (some?: readonly Element[]) => void {
  const found = all.nextElementSibling as HTMLElement;
  let list = all.firstElementChild as Element;
  let putBack: (() => void)[] = [];
  return (some) => {
    const focused = document.activeElement as HTMLElement;
    putBack.forEach((put) => put());
    found.replaceChildren();
    putBack =
      some?.map((card, index) => {
        const place = new Comment();
        card.replaceWith(place);
        if (index % listSize === 0) {
          list = list.cloneNode() as Element;
          found.append(list);
        }
        list.append(card);
        return () => place.replaceWith(card);
      }) ?? [];
    all.hidden = !!some;
    found.hidden = !some;
    // A card that moves loses the focus.
    if (document.activeElement !== focused) {
      focused.focus({preventScroll: true});
    }
  };
}
