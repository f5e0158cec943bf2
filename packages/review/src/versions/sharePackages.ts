import {cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';

export const lockFile = 'package-lock.json';

type Lock = {packages: Record<string, {link?: boolean; resolved?: string}>};

/** The folder of each workspace by where npm links it: `node_modules/@scope/tool` → `tools/tool`. */
function readWorkspaces(projectDir: string): Map<string, string> {
  const {packages} = JSON.parse(readFileSync(join(projectDir, lockFile), 'utf8')) as Lock;
  return new Map(
    Object.entries(packages).flatMap(([path, {link, resolved}]) =>
      link && resolved !== undefined ? [[path, resolved] as const] : [],
    ),
  );
}

/** Links one folder to another; on Windows as a junction, which needs no special rights. */
const linkFolder = (from: string, to: string) => symlinkSync(to, from, 'junction');

/**
 * Gives another checkout of a project the packages that are installed for this one. Each workspace
 * of the project is linked to its own folder in the checkout, so that a version is built with its
 * own tools.
 *
 * @param checkout has the same lock file, and no `node_modules` yet
 */
export function sharePackages(projectDir: string, checkout: string): void {
  const workspaces = readWorkspaces(projectDir);
  const hasWorkspace = (folder: string) =>
    Array.from(workspaces.keys()).some((path) => path.startsWith(`${folder}/`));

  function shareFolder(folder: string): void {
    mkdirSync(join(checkout, folder), {recursive: true});
    for (const name of readdirSync(join(projectDir, folder))) {
      const path = `${folder}/${name}`;
      const workspace = workspaces.get(path);
      if (workspace !== undefined) {
        linkFolder(join(checkout, path), join(checkout, workspace));
      } else if (hasWorkspace(path)) {
        shareFolder(path);
      } else if (name === '.bin') {
        // Its links are relative, so that a copy leads to the workspaces of the checkout.
        cpSync(join(projectDir, path), join(checkout, path), {
          recursive: true,
          verbatimSymlinks: true,
        });
      } else if (!name.startsWith('.')) {
        linkFolder(join(checkout, path), join(projectDir, path));
      }
    }
  }
  shareFolder('node_modules');

  for (const workspace of workspaces.values()) {
    const installed = join(workspace, 'node_modules');
    if (existsSync(join(projectDir, installed)) && existsSync(join(checkout, workspace))) {
      linkFolder(join(checkout, installed), join(projectDir, installed));
    }
  }
}
