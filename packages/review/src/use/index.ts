export {actionInWords, stepsInWords} from './Action';
export {compareUses} from '../compare/compareUses';
export {explorePage} from './explorePage';
export {readPointerLooks} from './readPointerLooks';
export {readControls, stateReader} from './readState';
export {announceEffects, recordEffects} from './recordEffects';
