export default (root: HTMLElement): void => {
  root.querySelector('button')?.addEventListener('click', () => root.classList.toggle('open'));
};
