/* What other plugins for the development server share with the problem panel. */

export {developmentConfig} from './developmentConfig';
export {endpoint} from './endpoint';
export {changeHistory} from './history';
export {ChangeHistory} from './history/ChangeHistory';
export {changedLines, mergeContents} from './history/mergeContents';
export {taggedIcons} from './icons';
export {findIcons} from './icons/findIcons';
export {backgroundCheck} from './problemPanel/BackgroundCheck';
export type {BackgroundCheck} from './problemPanel/BackgroundCheck';
export {openInEditor} from './problemPanel/openInEditor';
export {isAddressOf} from './problemPanel/panel/groupByPage';
