import island from '@sitekit/static-pages/island';
import Bar from './Bar';

export default island('Navbar', Bar, {when: 'interaction'});
