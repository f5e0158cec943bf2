import island from '@sitekit/islands/island';
import Bar from './Bar';

export default island('Navbar', Bar, {when: 'interaction'});
