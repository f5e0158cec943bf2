import Link from '@docusaurus/Link';

export default (root: HTMLElement): void => root.append(String(Link));
