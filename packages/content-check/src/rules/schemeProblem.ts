import type {DiagnosticDetails} from '../SourceFile';
import {copiedAddressProblem} from './copiedAddressProblem';
import {decoded, imageFile} from './missingTarget';

function localFile(address: string): DiagnosticDetails {
  const name = decoded(address.split(/[\\/]/).at(-1) ?? '').replace(/\s+/g, '-');
  const folder = imageFile.test(name) ? '/img/' : '/';
  return {
    message: `${address} is a file on someone's computer.`,
    hint: `Add the file to static${folder}, and write its address on this site: ${folder}${name}`,
  };
}

/**
 * The problem with an address that starts with a scheme, such as `https:`.
 *
 * @param name the scheme, in any case
 */
export function schemeProblem(
  address: string,
  name: string,
  isImage: boolean,
): DiagnosticDetails | undefined {
  switch (name.toLowerCase()) {
    case 'https':
      return URL.canParse(address)
        ? copiedAddressProblem(new URL(address))
        : {message: `${address} isn't a complete address.`, hint: 'Copy it from your browser.'};
    case 'http':
      return (
        (URL.canParse(address) ? copiedAddressProblem(new URL(address)) : undefined) ?? {
          message: `${address} isn't a secure address.`,
          hint: `Write ${address.replace(/^http:/i, 'https:')} if that opens in a browser.`,
        }
      );
    case 'file':
      return localFile(address);
    case 'mailto':
      return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address)
        ? undefined
        : {
            message: `${address} isn't an email address.`,
            hint: 'Write it like mailto:info@example.com.',
          };
    case 'tel':
      return /^tel:\+?[\d-]+$/i.test(address)
        ? undefined
        : {
            message: `${address} isn't a phone number that can be dialed.`,
            hint: 'Use only digits and hyphens, like tel:+1-202-555-0142.',
          };
    case 'data':
      if (isImage) {
        return {
          message: 'This image is embedded in the text, which makes the page slow.',
          hint: 'Save it as a file in static/img, and write its address, such as /img/chart.png.',
        };
      }
  }
  if (/^[a-z]:[\\/]/i.test(address)) {
    return localFile(address);
  }
  return {
    message: `An address can't start with "${name}:".`,
    hint: 'Start it with https:// for another site, or with / for a page of this one.',
  };
}
