import Link from '@docusaurus/Link';
import {hydrateComponent} from '../../../browser/hydrateComponent';

const Menu = () => <Link to="/below/">Home</Link>;

export default hydrateComponent(Menu);
