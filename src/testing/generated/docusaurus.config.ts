export {default} from '../../../docusaurus.config';
