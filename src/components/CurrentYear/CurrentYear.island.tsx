export {showCurrentYear as default} from './showCurrentYear';
