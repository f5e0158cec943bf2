/** Makes the button show and hide the rest. */
export function attachDisclosure(root: HTMLElement): () => void {
  const toggle = () => root.classList.toggle('open');
  const button = root.querySelector('button');
  button?.addEventListener('click', toggle);
  return () => button?.removeEventListener('click', toggle);
}
