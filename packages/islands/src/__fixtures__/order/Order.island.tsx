import island from '@sitekit/islands/island';
import Order from './Order';

export default island('Order', Order);
