/* What other plugins for the development server share with the problem panel. */

export {developmentConfig} from './developmentConfig';
export {endpoint} from './endpoint';
export {findIcons} from './gallery/findIcons';
export {backgroundCheck} from './problemPanel/BackgroundCheck';
export type {BackgroundCheck} from './problemPanel/BackgroundCheck';
export {openInEditor} from './problemPanel/openInEditor';
export {isAddressOf} from './problemPanel/panel/groupByPage';
