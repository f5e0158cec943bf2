export {default} from '../../../../content.config';
