import * as z from 'zod';
import {refuse, serverAddress} from './values';

/** What each service needs, and how to write it. */
const services = {
  plausible: {
    required: ['domain'],
    optional: ['url'],
    example: '{service: plausible, domain: example.com}',
  },
  matomo: {
    required: ['url', 'siteId'],
    optional: [],
    example: '{service: matomo, url: https://stats.example.com, siteId: 7}',
  },
  'google-analytics': {
    required: ['measurementId'],
    optional: [],
    example: '{service: google-analytics, measurementId: G-ABC1234567}',
  },
} as const satisfies Record<
  string,
  {required: readonly string[]; optional: readonly string[]; example: string}
>;

type ServiceName = keyof typeof services;

const measurementId = z.string().superRefine((id, context) => {
  if (!/^G-[A-Z0-9]{6,}$/.test(id)) {
    refuse(context, `"${id}" isn't a measurement ID.`, 'It looks like this: G-ABC1234567');
  }
});

/** `analytics` in `site.yaml`. */
export const analyticsSchema = z
  .strictObject({
    service: z
      .enum(Object.keys(services) as [ServiceName, ...ServiceName[]])
      .describe('The service that counts visits'),
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
      .optional()
      .describe('Plausible: the site as it is called there, such as example.com'),
    url: serverAddress(
      "Visits can't be counted at",
      'Write it like this: https://stats.example.com',
    )
      .optional()
      .describe('Matomo, or Plausible on a server of your own: https://stats.example.com'),
    siteId: z.int().min(1).optional().describe('Matomo: the number of the site, such as 7'),
    measurementId: measurementId
      .optional()
      .describe('Google Analytics: the measurement ID, such as G-ABC1234567'),
  })
  .superRefine(({service, ...fields}, context) => {
    const {required, optional, example} = services[service];
    const known: readonly string[] = [...required, ...optional];
    const given = Object.keys(fields);
    const missing = required.find((name) => !given.includes(name));
    const extra = given.find((name) => !known.includes(name));
    if (missing) {
      refuse(context, `${service} needs \`${missing}\`.`, `Write it like this: ${example}`);
    } else if (extra) {
      refuse(context, `${service} has no \`${extra}\`.`, `Write it like this: ${example}`);
    }
  });
