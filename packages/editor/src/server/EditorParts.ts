import type {ChangeHistory} from './ChangeHistory';
import type {BackgroundCheck} from './check/BackgroundCheck';
import type {EditorSite} from './EditorSite';
import type {ImageFolder} from './pictures';

/** What the editor on the server works with. */
export type EditorParts = {
  site: EditorSite;
  background: Pick<BackgroundCheck, 'check' | 'planFix'>;
  history: ChangeHistory;
  /** Where new pictures go. */
  images: ImageFolder;
  /** The path of the folder with a template for each kind of page. */
  templates: string;
};
