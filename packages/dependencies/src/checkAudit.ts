import type {Settings} from './readSettings';

type Advisory = {url: string; title: string; severity: string; range: string};

type AuditReport = {
  vulnerabilities?: Record<string, {via: (Advisory | string)[]}>;
};

const blocking = ['high', 'critical'];

const idOf = ({url}: Advisory): string => url.slice(url.lastIndexOf('/') + 1);

/** What `npm audit --json` prints; anything else when the registry doesn't answer. */
function parseReport(output: string): AuditReport {
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    return {};
  }
}

/**
 * Reads the report of `npm audit --json`.
 *
 * @returns a sentence for each high or critical vulnerability that isn't accepted; `undefined` when
 *   the registry didn't answer
 */
export function checkAudit(output: string, {advisories}: Settings): string[] | undefined {
  const {vulnerabilities} = parseReport(output);
  if (!vulnerabilities) {
    return undefined;
  }
  const found = Object.entries(vulnerabilities).flatMap(([name, {via}]) =>
    via.flatMap((advisory) =>
      typeof advisory !== 'string' && blocking.includes(advisory.severity)
        ? [{name, advisory, id: idOf(advisory)}]
        : [],
    ),
  );
  const open = found.filter(({id}) => !(id in advisories));
  const ids = found.map(({id}) => id);
  return [
    ...open.map(
      ({name, advisory: {severity, title, range, url}}) =>
        `${name} ${range} (${severity}): ${title}. Update it, or accept the finding in ` +
        `dependencies.yaml. ${url}`,
    ),
    ...Object.keys(advisories)
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is fixed. Delete it from dependencies.yaml.`),
  ];
}
