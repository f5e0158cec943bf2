import island from '@sitekit/islands/island';
import Comparison from './Comparison';

export default island('ToolComparison', Comparison);
