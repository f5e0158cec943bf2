import {headerOnlyPolicy} from './contentSecurityPolicy.ts';

export type Headers = readonly (readonly [name: string, value: string])[];

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers of every response.
 *
 * @param policy the content security policy of the whole site
 */
export const securityHeaders = (policy: string): Headers => [
  ['Content-Security-Policy', `${policy}; ${headerOnlyPolicy}`],
  ['Strict-Transport-Security', 'max-age=63072000'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** For files whose names change with their contents. */
const hashedFilesCache = 'public, max-age=31536000, immutable';

/** Netlify and Cloudflare Pages add up the headers of all rules that match. */
export function headersFile(baseUrl: string, headers: Headers): string {
  const rule = (pattern: string, all: Headers) =>
    [pattern, ...all.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${rule(`${baseUrl}*`, headers)}\n\n${rule(`${baseUrl}assets/*`, [
    ['Cache-Control', hashedFilesCache],
  ])}\n`;
}
