import access from '@generated/page-editor/access.json';
import {addPanelTool} from '@sitekit/authoring/panel-tools';
import {createRoot} from 'react-dom/client';
import {EditTools} from './EditTools';
import {MarkObserver} from './page/MarkObserver';
import {EditSession, askServer} from './session';

/* Loaded before React renders the page, so that no mark is ever painted. */

/** The bundler's interface for hot module replacement. */
declare const module: {hot?: {dispose: (callback: () => void) => void}};

const observer = new MarkObserver(document);
const session = new EditSession(askServer(access));
const removeTool = addPanelTool(<EditTools session={session} />);

let hide: (() => void) | undefined;

async function showOrHide(): Promise<void> {
  if (!session.get().isOn) {
    hide?.();
    hide = undefined;
    return;
  }
  const {EditLayer} = await import('./EditLayer');
  if (session.get().isOn && !hide) {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<EditLayer session={session} observer={observer} />);
    hide = () => {
      root.unmount();
      container.remove();
    };
  }
}

session.subscribe(() => void showOrHide());

/** Called by Docusaurus after each navigation, and when the page is first shown. */
export const onRouteDidUpdate = (): void => void showOrHide();

module.hot?.dispose(() => {
  observer.stop();
  removeTool();
  hide?.();
});
