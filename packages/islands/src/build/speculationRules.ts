/**
 * Asks the browser to render a page of this site ahead when a pointer or a finger rests on its
 * link, or at least to fetch it. The text of a `<script type="speculationrules">`.
 *
 * @param baseUrl the folder that the site is served from
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export function speculationRules(baseUrl: string): string {
  const rule = {
    where: {
      and: [
        {href_matches: `${baseUrl}*`},
        // Files, such as a PDF, have an extension; pages have none.
        {not: {href_matches: `${baseUrl}*.*`}},
        {not: {selector_matches: '[download], [target]'}},
      ],
    },
    eagerness: 'moderate',
  };
  return JSON.stringify({prerender: [rule], prefetch: [rule]});
}
