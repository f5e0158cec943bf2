import island from '@sitekit/static-pages/island';
import Calculator from './Calculator';

export default island('SavingsCalculator', Calculator);
