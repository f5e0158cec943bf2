import report from '@generated/editor/report.json';
import {createRoot} from 'react-dom/client';
import {groupByPage, isAddressOf} from './groupByPage';
import ProblemPanel from './ProblemPanel';

/* A React root of its own, so that the panel stays when a page, or the whole site, crashes. */

/** The bundler's interface for hot module replacement. */
declare const module: {
  hot?: {
    accept: (path: string, callback: () => void) => void;
    dispose: (callback: () => void) => void;
  };
};

const container = document.body.appendChild(document.createElement('div'));
// The panel sticks to the bottom of the window within the body.
container.style.display = 'contents';
const root = createRoot(container);

function show(): void {
  const {replaced, addresses, ...rest} = report;
  const isOpen = (file: string) => isAddressOf(addresses[file], window.location.pathname);
  root.render(
    <ProblemPanel
      {...rest}
      {...groupByPage(report, window.location.pathname)}
      isReplaced={replaced.some(isOpen)}
    />,
  );
}

/** Called by Docusaurus after each navigation. */
export const onRouteDidUpdate = show;

show();

module.hot?.accept('@generated/editor/report.json', show);
module.hot?.dispose(() => {
  root.unmount();
  container.remove();
});
