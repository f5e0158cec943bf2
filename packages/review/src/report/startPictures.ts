/**
 * Lets two pictures of a page lie on each other, with a line between them that moves, and cuts them
 * to where they differ. It stands in the report by itself, and so it uses nothing outside of it.
 * Without it, both stand whole and side by side.
 */
export function startPictures(): void {
  for (const pair of document.querySelectorAll<HTMLElement>('[data-pair]')) {
    for (const button of pair.querySelectorAll<HTMLButtonElement>('button[value]')) {
      button.addEventListener('click', () => {
        const isOn = pair.classList.toggle(button.value);
        button.setAttribute('aria-pressed', String(isOn));
      });
      button.hidden = false;
    }
    for (const slider of pair.getElementsByTagName('input')) {
      slider.addEventListener('input', () => pair.style.setProperty('--shown', `${slider.value}%`));
    }
    for (const picture of pair.querySelectorAll<HTMLElement>('[data-cut]')) {
      const [width, height, top, rows] = (picture.dataset.cut ?? '').split(' ').map(Number);
      if (width && height && rows && top !== undefined) {
        picture.style.setProperty('--cut', `${width} / ${rows}`);
        picture.style.setProperty('--top', `${(-100 * top) / rows}%`);
        picture.style.setProperty('--height', `${(100 * height) / rows}%`);
      }
    }
  }
}
