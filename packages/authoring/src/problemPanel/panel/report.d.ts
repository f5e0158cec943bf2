declare module '@generated/problem-panel/report.json' {
  import type {PanelReport} from '@sitekit/authoring/problem-panel';

  const report: PanelReport;
  export default report;
}
