import access from '@generated/editor/access.json';
import report from '@generated/editor/report.json';
import {createRoot} from 'react-dom/client';
import {askServer} from '../panel/askServer';
import {ProblemPanel} from '../panel/ProblemPanel';
import {MarkObserver} from './pointing/MarkObserver';
import {EditSession} from './session';

/* Loaded before React renders the page, so that no mark is ever painted. */

/** The bundler's interface for hot module replacement. */
declare const module: {
  hot?: {accept: (path: string, callback: () => void) => void; decline: () => void};
};

const observer = new MarkObserver(document);
const session = new EditSession(
  (request) => askServer(access, request),
  (address) => window.location.assign(address),
);

const container = document.body.appendChild(document.createElement('div'));
// The panel sticks to the bottom of the window within the body.
container.style.display = 'contents';
// A root of its own, so that the panel stays when a page, or the whole site, crashes.
const root = createRoot(container);

const show = (): void =>
  root.render(
    <ProblemPanel
      report={report}
      path={window.location.pathname}
      session={session}
      observer={observer}
    />,
  );

/** Called by Docusaurus after each navigation. */
export const onRouteDidUpdate = show;

show();

module.hot?.accept('@generated/editor/report.json', show);
// A second copy would mark the page again: a change of this code reloads it instead.
module.hot?.decline();
