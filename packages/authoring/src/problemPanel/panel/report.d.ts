declare module '@generated/*/access.json' {
  import type {EndpointAccess} from '@sitekit/authoring/development';

  const access: EndpointAccess;
  export default access;
}

declare module '@generated/problem-panel/report.json' {
  import type {PanelReport} from '@sitekit/authoring/problem-panel';

  const report: PanelReport;
  export default report;
}
