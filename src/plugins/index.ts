/** What docusaurus.config.ts uses of the site's own code. */
export {default as remarkAnchors} from '../remark/anchors';
export {default as remarkIcons} from '../remark/icons';
export {default as withoutIgnoredFiles} from './withoutIgnoredFiles';
export {default as metadata} from './metadata';
export {default as records} from './records';
export {default as refuseThemeConfig} from './refuseThemeConfig';
export {readRecord} from '../content/readRecords';
export {readPreview, siteUrlOfHost} from '../preview';
