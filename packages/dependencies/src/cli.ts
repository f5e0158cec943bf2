import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {checkAudit} from './checkAudit';
import {checkLicenses} from './checkLicenses';
import type {Lock} from './checkLicenses';
import {readSettings} from './readSettings';

const settings = readSettings(readFileSync('dependencies.yaml', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

const licenseProblems = checkLicenses(lock, settings);
console.log(
  licenseProblems.length > 0
    ? licenseProblems.join('\n')
    : `The licenses of all ${Object.keys(lock.packages).length} packages are allowed.`,
);

const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', shell: true});
const auditProblems = checkAudit(stdout, settings);
if (!auditProblems) {
  console.log("Known vulnerabilities weren't checked: the registry doesn't answer `npm audit`.");
} else {
  console.log(
    auditProblems.length > 0
      ? auditProblems.join('\n')
      : 'No high or critical vulnerability is known.',
  );
}

if (licenseProblems.length > 0 || (auditProblems?.length ?? 0) > 0) {
  process.exitCode = 1;
}
