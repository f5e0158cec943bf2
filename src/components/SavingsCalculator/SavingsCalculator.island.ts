export {attachSavingsCalculator as default} from './attachSavingsCalculator';
