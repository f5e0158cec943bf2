import island from '@sitekit/islands/island';
import Calculator from './Calculator';

export default island('SavingsCalculator', Calculator);
