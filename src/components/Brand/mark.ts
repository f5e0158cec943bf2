/** The brand's mark, a prompt with a rising line, as SVG paths on a 28 × 28 grid. */
export const mark = {prompt: 'M6.5 9.5 11 14l-4.5 4.5', line: 'M13 18.5c4.2 0 2.6-9 8.5-9'};
