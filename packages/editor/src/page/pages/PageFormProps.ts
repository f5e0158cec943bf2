import type {PageList} from '../../protocol';
import type {EditSession} from '../session';

/** What the forms for pages get. */
export type PageFormProps = {
  session: EditSession;
  list: PageList;
  /** Shows the list of pages again. */
  onCancel: () => void;
};
