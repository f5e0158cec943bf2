import island from '@sitekit/static-pages/island';
import Comparison from './Comparison';

export default island('ToolComparison', Comparison);
