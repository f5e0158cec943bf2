import launchEditor from 'launch-editor';

/** An editor that can't be started says so within this time. */
const START_MS = 500;

/**
 * Opens a file in the editor that is running, or in the one that the variable LAUNCH_EDITOR names.
 *
 * @param place the file's path, line and column: `/site/page.mdx:12:5`
 * @throws Error when there is no editor
 */
export function openInEditor(place: string): Promise<void> {
  return new Promise((resolve, reject) => {
    launchEditor(place, () =>
      reject(new Error('No editor was found. Open the project in VS Code, then try again.')),
    );
    setTimeout(resolve, START_MS);
  });
}
