/* Plausible, whose script is in the page: https://plausible.io/docs/custom-event-goals */
import {onFormSubmitted, whenSeen} from './moments.ts';

type Plausible = {(event: string): void; q?: unknown[]};
const page = window as unknown as {plausible?: Plausible};

// Until its script has loaded, this keeps what it is told.
const queue: unknown[] = [];
page.plausible ??= Object.assign((...event: unknown[]) => void queue.push(event), {q: queue});

whenSeen(() => page.plausible?.('pageview'));
onFormSubmitted(() => page.plausible?.('Form submitted'));
