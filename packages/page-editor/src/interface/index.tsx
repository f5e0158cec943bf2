import access from '@generated/page-editor/access.json';
import {addPanelTool, askServer} from '@sitekit/authoring/panel-tools';
import {EditTools} from './EditTools';
import {MarkObserver} from './page/MarkObserver';
import {EditSession} from './session';

/* Loaded before React renders the page, so that no mark is ever painted. */

/** The bundler's interface for hot module replacement. */
declare const module: {hot?: {dispose: (callback: () => void) => void}};

const observer = new MarkObserver(document);
const session = new EditSession((request) => askServer(access, request));
const removeTool = addPanelTool(<EditTools session={session} observer={observer} />);

module.hot?.dispose(() => {
  observer.stop();
  removeTool();
});
