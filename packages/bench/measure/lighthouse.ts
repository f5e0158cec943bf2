import type {LaunchedChrome} from 'chrome-launcher';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

export type LighthouseRun = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** A sum of shifts, without a unit. */
  cls: number;
  /** What keeps a score from 100: the names of checks that were not passed. */
  failed: string[];
};

/**
 * Measures a page with Lighthouse as it comes: a slow phone, simulated.
 *
 * @throws Error when Lighthouse cannot measure the page
 */
export async function runLighthouse(
  chrome: LaunchedChrome,
  address: string,
): Promise<LighthouseRun> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    throw new Error(`Lighthouse: ${address}: ${report?.runtimeError?.message ?? 'no result'}`);
  }
  const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  const failed = categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => {
        const score = report.audits[id]?.score ?? null;
        return weight > 0 && score !== null && score < (category === 'performance' ? 0.995 : 1);
      })
      .map(({id}) => id),
  );
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  return {
    scores,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
}
