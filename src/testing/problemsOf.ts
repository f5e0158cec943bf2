import {formatDiagnostic} from '@sitekit/content-check/records';
import type {ContentError} from '@sitekit/content-check/records';
import {parseRecords} from '../content/readRecords';

const texts = {
  site: `brand: A
tagline: About A.
address: https://a.example.com
client:
  name: B
  url: https://b.example.com
contact: {email: info@a.example.com, phone: 202-555-0142}
navbar:
  - {label: Home, to: /}
  - {label: Tools, to: /tools}
footer:
  quickLinksTitle: Quick Links
  quickLinks:
    - {label: Home, to: /}
  contactTitle: Contact
  socialTitle: Follow us
  social:
    - {name: GitHub, url: https://github.com, icon: brand-github}
  rights: All rights reserved.
  preparedFor: Prepared for
`,
  tools: `- id: a
  name: A
  description: Does a thing.
  category: Code Editor
  url: https://a.example.com
  image: https://a.example.com/a.svg
- id: b
  name: B
  description: Does another.
  category: Code Review
  url: https://b.example.com
  image: https://b.example.com/b.svg
`,
  comparison: `- name: A
  backendTech: Node.js
  backendExport: true
  frontendTech: React
  frontendExport: true
  llmModel: Claude
  llmIntegration: Native
  hosting: inplace
  costPerMonth: '$0–$100'
  mobileSupport: false
  figmaImport: true
`,
};

/** The messages, without excerpts, about a small valid file after replacing `from`. */
export function problemsOf(name: keyof typeof texts, from: string, to: string): string[] {
  const text = texts[name];
  if (!text.includes(from)) {
    throw new Error(`There is no "${from}" in ${name}.yaml.`);
  }
  try {
    parseRecords(name, text.replace(from, to));
  } catch (error) {
    return (error as ContentError).diagnostics.map((diagnostic) => formatDiagnostic(diagnostic));
  }
  return [];
}
