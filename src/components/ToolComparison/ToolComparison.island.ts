export {attachToolComparison as default} from './attachToolComparison';
