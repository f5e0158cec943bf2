import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {render} from '@testing-library/react';
import {load} from 'cheerio/slim';
import type {ComponentType, ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import Island from '@sitekit/islands/Island';
import {removeComments} from '@sitekit/islands/build/removeComments';
import type {StartIsland} from '@sitekit/islands/browser/startIsland';
import {islandTag} from '@sitekit/islands/islandTag';
import {islandsFolder} from './islandsFolder';

/** The page as it ships: rendered by React on the server, and not yet started. */
function showPage(page: ReactElement): HTMLElement {
  const $ = load(renderToString(page));
  removeComments($);
  document.body.innerHTML = $.html();
  return document.body.querySelector<HTMLElement>(islandTag) as HTMLElement;
}

function startOf(name: string): StartIsland<unknown> {
  const index = readFileSync(join(islandsFolder, 'islands.json'), 'utf8');
  const files = JSON.parse(index) as Record<string, string>;
  const path = join(islandsFolder, files[name] ?? name);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the bundler makes the file
  return (require(path) as {default: StartIsland<unknown>}).default;
}

/** Shows an island that renders a component, with the script that ships. */
export function showIsland<Props extends object>(
  name: string,
  component: ComponentType<Props>,
  props: Props,
): {htmlBefore: string; island: HTMLElement} {
  const island = showPage(<Island name={name} component={component} props={props} />);
  const htmlBefore = island.innerHTML;
  startOf(name)(island, JSON.parse(island.getAttribute('props') ?? ''));
  return {htmlBefore, island};
}

/** Shows an island that attaches itself to what is in the page, with the script that ships. */
export function showAttachedIsland(
  name: string,
  children: ReactElement,
): {htmlBefore: string; island: HTMLElement} {
  const island = showPage(<Island name={name}>{children}</Island>);
  const htmlBefore = island.innerHTML;
  startOf(name)(island.firstElementChild as HTMLElement, null);
  return {htmlBefore, island};
}

/** The two ways in which a visitor can meet a component, each with what shows it. */
export const bothWays = <Props extends object>(name: string, Component: ComponentType<Props>) =>
  [
    ['rendered by React', (props: Props) => void render(<Component {...props} />)],
    ['as the island that ships', (props: Props) => void showIsland(name, Component, props)],
  ] as const;
