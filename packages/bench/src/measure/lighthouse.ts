import type {LaunchedChrome} from 'chrome-launcher';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

export type LighthouseRun = {
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** A sum of shifts, without a unit. */
  cls: number;
  /** The audits that keep a score from 100. */
  failed: string[];
};

type LighthouseReport = {
  runtimeError?: {message: string};
  audits: Partial<Record<string, {score: number | null; numericValue?: number}>>;
  categories: Partial<
    Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]}>
  >;
};

/** The part of Lighthouse's API that this module uses. */
export type RunLighthouse = (
  address: string,
  flags: {port: number; logLevel: 'silent'; onlyCategories: string[]},
) => Promise<{lhr: LighthouseReport} | undefined>;

/** Takes scores, times and failed audits from Lighthouse's report. */
export function readReport(report: LighthouseReport): LighthouseRun {
  const timeOf = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  const failed = categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => {
        const score = report.audits[id]?.score ?? null;
        return weight > 0 && score !== null && score < (category === 'performance' ? 0.995 : 1);
      })
      .map(({id}) => id),
  );
  const scoreOf = (name: Category) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    fcp: timeOf('first-contentful-paint'),
    lcp: timeOf('largest-contentful-paint'),
    tbt: timeOf('total-blocking-time'),
    cls: timeOf('cumulative-layout-shift'),
    failed,
  };
}

/**
 * Measures a page with Lighthouse's default profile: a slow phone, simulated.
 *
 * @throws Error when Lighthouse can't measure the page
 */
export async function measureLighthouse(
  lighthouse: RunLighthouse,
  chrome: LaunchedChrome,
  address: string,
): Promise<LighthouseRun> {
  const result = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: [...categories],
  });
  if (!result || result.lhr.runtimeError) {
    const reason = result?.lhr.runtimeError?.message ?? 'no result';
    throw new Error(`Lighthouse can't measure ${address}: ${reason}`);
  }
  return readReport(result.lhr);
}
