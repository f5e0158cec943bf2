export {actionInWords, stepsInWords} from './Action';
export {explorePage} from './explorePage';
export {readPointerLooks} from './readPointerLooks';
export {readControls, stateReader} from './readState';
export {announceEffects, recordEffects} from './recordEffects';
