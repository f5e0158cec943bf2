/**
 * Adds the slider to each pair of screenshots, and crops them to their change. It is inlined into the
 * report, so it can't use anything from outside. Without it, screenshots are shown whole, side by
 * side.
 */
export function activateScreenshots(): void {
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
    for (const screenshot of pair.querySelectorAll<HTMLElement>('[data-crop]')) {
      const [width, height, top, rows] = (screenshot.dataset.crop ?? '').split(' ').map(Number);
      if (width && height && rows && top !== undefined) {
        screenshot.style.setProperty('--crop', `${width} / ${rows}`);
        screenshot.style.setProperty('--top', `${(-100 * top) / rows}%`);
        screenshot.style.setProperty('--height', `${(100 * height) / rows}%`);
      }
    }
  }
}
