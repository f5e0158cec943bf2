import access from '@generated/editor/access.json';
import {addPanelTool, askServer, onChange, openTextsWith} from '../panel/panelTools';
import {EditTools} from './EditTools';
import {MarkObserver} from './pointing/MarkObserver';
import {EditSession} from './session';

/* Loaded before React renders the page, so that no mark is ever painted. */

/** The bundler's interface for hot module replacement. */
declare const module: {hot?: {decline: () => void}};

const observer = new MarkObserver(document);
const session = new EditSession((request) => askServer(access, request));
openTextsWith(({file, line, column}) =>
  session.open({kind: 'edit', opening: {action: 'openProblem', file, line, column}}),
);
addPanelTool(<EditTools session={session} observer={observer} />);
onChange(session.onChange);

// A second copy would mark the page again: a change of this code reloads it instead.
module.hot?.decline();
