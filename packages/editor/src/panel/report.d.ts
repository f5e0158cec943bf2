declare module '@generated/*/access.json' {
  import type {EndpointAccess} from '@sitekit/editor';

  const access: EndpointAccess;
  export default access;
}

declare module '@generated/editor/report.json' {
  import type {PanelReport} from '@sitekit/editor';

  const report: PanelReport;
  export default report;
}
