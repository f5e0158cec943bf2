import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {takeScreenshot} from '../capture/capturePage';
import {openWindow, recordWindow} from '../capture/openWindow';
import type {RecordedWindow} from '../capture/openWindow';
import {viewports} from '../capture/PageCapture';
import type {PageCapture, SiteCapture, Viewport} from '../capture/PageCapture';
import {compareAllTexts} from '../compare/comparePage';
import {compareUses} from '../compare/compareUses';
import type {UseChange, UsePair} from '../compare/compareUses';
import {buildOrigin} from '../versions/buildFiles';
import {stepsInWords} from './Action';
import {takeSteps} from './explorePage';
import {noOutcome} from './PageUse';
import type {Use} from './PageUse';
import type {Method} from './perform';
import {waitForControls} from './readState';
import {patientAnswerTimesMs} from './tryAction';

/** Further differences of a page have the same causes. Each takes some seconds to try again. */
const maxConfirmed = 4;

/** What turns out to be the same can have hidden something else. */
const maxRounds = 2;

/** A version, and the windows that show it. */
type Version = {buildFolder: string; capture: SiteCapture};
type Windows = Record<Viewport, RecordedWindow>;

/** What may have changed, and whether only screenshots can show it. */
type Candidate = {pair: UsePair; broken: UseChange['broken']; isOnlyLook: boolean};

const openWindows = async (browser: Browser, {buildFolder}: Version): Promise<Windows> => ({
  phone: recordWindow(await openWindow(browser, buildFolder, 'phone')),
  desktop: recordWindow(await openWindow(browser, buildFolder, 'desktop')),
});

/** Does the same again, but waits longer for what happens. */
async function repeat(
  window: RecordedWindow,
  path: string,
  use: Use,
  method: Method,
): Promise<void> {
  await window.page.goto(buildOrigin + path);
  await window.page.waitForLoadState('networkidle');
  await waitForControls(window.page);
  const initial = await window.read();
  const result = await takeSteps(window, initial, use.steps, method, patientAnswerTimesMs);
  if (method === 'keyboard') {
    use.worksByKeyboard = result?.outcome.isChanged ?? false;
  } else {
    use.outcome = result?.outcome ?? noOutcome;
  }
}

/** Leaves a use out, because it can't be said what happens. */
function drop(page: PageCapture, viewport: Viewport, use: Use): void {
  const {uses, unreached} = page.uses[viewport];
  page.uses[viewport] = {
    uses: uses.filter((each) => each !== use),
    unreached: [...unreached, stepsInWords(use.steps)],
  };
}

/** Repeats a use in both versions, and takes screenshots if something else happens. */
async function confirm(
  [old, current]: [RecordedWindow, RecordedWindow],
  [beforeFolder, afterFolder]: [string, string],
  path: string,
  {pair: {viewport, before, after}, broken}: Candidate,
  screenshot: string | undefined,
): Promise<void> {
  const method = broken ?? 'pointer';
  after.isConfirmed = true;
  await Promise.all([repeat(old, path, before, method), repeat(current, path, after, method)]);
  const isDifferent = JSON.stringify(before.outcome) !== JSON.stringify(after.outcome);
  if (screenshot && isDifferent) {
    await Promise.all([
      takeScreenshot(old.page, viewport, join(beforeFolder, screenshot)),
      takeScreenshot(current.page, viewport, join(afterFolder, screenshot)),
    ]);
    before.screenshot = screenshot;
    after.screenshot = screenshot;
  }
}

/** Whether trying again showed that a control is broken. */
const isBroken = ({pair: {before, after}, broken}: Candidate): boolean =>
  broken === 'keyboard'
    ? before.worksByKeyboard === true && after.worksByKeyboard === false
    : before.outcome.isChanged && !after.outcome.isChanged;

/**
 * Tries again whatever seems to differ between two versions, one thing at a time and with more
 * patience, and takes screenshots of it. It corrects the captures, so that a slow computer doesn't
 * look like a change.
 */
export async function confirmUses(
  browser: Browser,
  before: Version,
  after: Version,
  onProgress: (message: string) => void,
): Promise<void> {
  let windows: [Windows, Windows] | undefined;
  for (const page of after.capture.pages) {
    const former = before.capture.pages.find(({path}) => path === page.path);
    const texts = former ? compareAllTexts(former, page) : [];
    const findCandidates = () =>
      (former ? compareUses(former.uses, page.uses, texts) : [])
        .flatMap(({pairs, broken, texts: ofUse, lists}): Candidate[] =>
          pairs.map((pair) => ({
            pair,
            broken,
            isOnlyLook: !broken && ofUse.length + lists.length === 0,
          })),
        )
        .filter(({pair}) => !pair.after.isConfirmed);
    let candidates = findCandidates();
    for (let round = 0; round < maxRounds && candidates.length > 0; round += 1) {
      onProgress(`trying controls of ${page.path} again`);
      windows ??= await Promise.all([openWindows(browser, before), openWindows(browser, after)]);
      const [old, current] = windows;
      const pageName = `${after.capture.pages.indexOf(page)}-${round}`;
      const confirmAll = async (viewport: Viewport, some: readonly Candidate[], name: string) => {
        for (const [index, candidate] of some.slice(0, maxConfirmed).entries()) {
          await confirm(
            [old[viewport], current[viewport]],
            [before.capture.folder, after.capture.folder],
            page.path,
            candidate,
            // One is an example of what the text describes.
            candidate.isOnlyLook || (!candidate.broken && index === 0 && round === 0)
              ? `use-${pageName}-${name}-${index}.png`
              : undefined,
          );
        }
        // If all of these are broken, so are the others.
        if (some.slice(0, maxConfirmed).every(isBroken)) {
          some.forEach(({pair}) => (pair.after.isConfirmed = true));
        }
      };
      const ofKinds = candidates;
      await Promise.all(
        viewports.map(async (viewport) => {
          const ofView = ofKinds.filter(({pair}) => pair.viewport === viewport);
          const broken = ofView.filter((candidate) => candidate.broken);
          const others = ofView.filter((candidate) => !candidate.broken);
          await confirmAll(viewport, broken, `${viewport}-broken`);
          await confirmAll(viewport, others, `${viewport}-other`);
        }),
      );
      candidates = findCandidates();
    }
    candidates.forEach(({pair}) => drop(page, pair.viewport, pair.after));
  }
  const opened = windows?.flatMap(({phone, desktop}) => [phone.page, desktop.page]) ?? [];
  await Promise.all(opened.map((page) => page.context().close()));
}
