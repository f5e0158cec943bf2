import report from '@generated/content-problems/report.json';
import {createRoot} from 'react-dom/client';
import type {ContentReport} from '../ContentReport';
import ProblemPanel from './ProblemPanel';
import {sortProblems} from './sortProblems';

/*
 * Runs in the browser beside the site, and not in it: it has to be there when a page, or all of
 * the site, fails.
 */

/** The bundler's interface for what is replaced while it runs. */
declare const module: {
  hot?: {accept: (path: string, callback: () => void) => void; dispose: (end: () => void) => void};
};

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);

function show(): void {
  root.render(
    <ProblemPanel {...sortProblems(report as ContentReport, window.location.pathname)} />,
  );
}

/** Docusaurus calls it on each page. */
export const onRouteDidUpdate = show;

show();

module.hot?.accept('@generated/content-problems/report.json', show);
module.hot?.dispose(() => {
  root.unmount();
  place.remove();
});
