declare module '@generated/*/access.json' {
  import type {EndpointAccess} from '@sitekit/page-editor';

  const access: EndpointAccess;
  export default access;
}

declare module '@generated/problem-panel/report.json' {
  import type {PanelReport} from '@sitekit/page-editor';

  const report: PanelReport;
  export default report;
}
