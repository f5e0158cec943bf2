export {default} from '../../components/Footer';
