/**
 * Turns work into something that can be asked for at any time: it is done once nobody has asked
 * for a while, never twice at once, and once more when it was asked for meanwhile.
 *
 * @param delay in milliseconds
 */
export function whenQuiet(work: () => Promise<void>, delay: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isAskedFor = false;

  async function begin(): Promise<void> {
    isAskedFor = isWorking;
    if (isWorking) {
      return;
    }
    isWorking = true;
    await work();
    isWorking = false;
    if (isAskedFor) {
      await begin();
    }
  }

  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), delay);
  };
}
