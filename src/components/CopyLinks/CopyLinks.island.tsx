import island from '@sitekit/static-pages/island';
import CopyButtons from './CopyButtons';

export default island('CopyLinks', CopyButtons, {when: 'interaction'});
