export {hostingStep as default} from './hostingStep.ts';
export type {HostingOptions} from './hostingStep.ts';
