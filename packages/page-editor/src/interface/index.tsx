import access from '@generated/page-editor/access.json';
import {addPanelTool} from '@sitekit/authoring/panel-tools';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {EditTools} from './tools/EditTools';
import {MarkObserver} from './page/MarkObserver';
import {EditSession, askServer} from './session';

/* Loaded before React renders the page, so that no mark is ever painted. */

/** The bundler's interface for hot module replacement. */
declare const module: {hot?: {dispose: (callback: () => void) => void}};

const observer = new MarkObserver(document);
const session = new EditSession(askServer(access));
const removeTool = addPanelTool(<EditTools session={session} />);

let layer: {root: Root; container: HTMLElement} | undefined;

function hide(): void {
  layer?.root.unmount();
  layer?.container.remove();
  layer = undefined;
}

async function show(): Promise<void> {
  if (!session.isOn.get()) {
    hide();
    return;
  }
  const {EditLayer} = await import('./EditLayer');
  if (session.isOn.get()) {
    const container = layer?.container ?? document.body.appendChild(document.createElement('div'));
    layer ??= {container, root: createRoot(container)};
    layer.root.render(<EditLayer session={session} observer={observer} />);
  }
}

session.isOn.subscribe(() => void show());

/** Called by Docusaurus after each navigation. */
export function onRouteDidUpdate(): void {
  void show();
}

void show();

module.hot?.dispose(() => {
  observer.stop();
  removeTool();
  hide();
});
