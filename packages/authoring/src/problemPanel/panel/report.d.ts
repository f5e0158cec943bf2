declare module '@generated/content-problems/report.json' {
  const report: unknown;
  export default report;
}
