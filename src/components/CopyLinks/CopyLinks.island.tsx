import island from '@sitekit/islands/island';
import CopyButtons from './CopyButtons';

export default island('CopyLinks', CopyButtons, {when: 'interaction'});
