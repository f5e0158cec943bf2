/* What other plugins for the development server share with the problem panel. */

export {developmentConfig} from './developmentConfig';
export {endpoint} from './endpoint';
export type {EndpointAccess} from './endpoint';
export {keepGenerated} from './generatedFile';
export {fileNameOf} from './newPage';
export {addressesOf} from './problemPanel/PanelReport';
export {backgroundCheck} from './problemPanel/BackgroundCheck';
export type {BackgroundCheck} from './problemPanel/BackgroundCheck';
export {isAddressOf} from './problemPanel/panel/groupByPage';
