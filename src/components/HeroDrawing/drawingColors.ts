import {tokenColor} from '../../css/tokenColor';

/**
 * The colors in the files of the drawings, and the token that each stands for. A lighter one is a color
 * with `fill-opacity`. What moves or has a shadow says so: the line, which needs `pathLength="1"`, its
 * arrowhead and the windows have `data-shape`.
 */
export const tokenOf: Readonly<Record<string, string>> = {
  '#101a33': 'ink',
  '#47536f': 'ink-2',
  '#fff': 'paper',
  '#dbe2f0': 'rule',
  '#2841e1': 'accent',
  '#ff6a3d': 'signal',
  '#6b2fd0': 'poc',
  '#00616c': 'development',
  '#924000': 'support',
};

/**
 * What each color in the files becomes.
 *
 * @param tokens the text of `tokens.css`
 */
export const drawingColors = (tokens: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tokenOf).map(([color, token]) => [color, tokenColor(tokens, token)]),
  );

/** Options of SVGR, which puts the drawings into the pages. */
export const svgrConfig = (tokens: string) => ({
  dimensions: false,
  titleProp: false,
  replaceAttrValues: drawingColors(tokens),
  svgoConfig: {
    plugins: [
      {
        name: 'preset-default',
        params: {overrides: {removeViewBox: false, removeUnknownsAndDefaults: false}},
      },
    ],
  },
});
