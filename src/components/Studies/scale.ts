/** The ends of the scale, in percent of time, and the distance of its ticks. */
const scale = {from: -40, to: 90, step: 20};

const length = scale.to - scale.from;

/** The percentages at the ticks of the scale. */
export const ticks = Array.from(
  {length: Math.floor(length / scale.step) + 1},
  (_, index) => scale.from + index * scale.step,
);

/** How wide a part of the scale is. */
export const widthOf = (percent: number) => `${(100 * percent) / length}%`;

/** Where a percentage is on the scale. What is beyond an end is at that end. */
export const xOf = (percent: number) =>
  widthOf(Math.min(Math.max(percent, scale.from), scale.to) - scale.from);

/** Percentages with a typographic minus sign. */
export const inWords = (percent: number) => String(percent).replace('-', '−');
