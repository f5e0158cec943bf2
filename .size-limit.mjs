/**
 * The files of a page, with the scripts of its islands.
 *
 * @param {string} limit 30% above what they weighed, compressed, at the end of November 2026
 * @param {readonly string[]} islands
 */
const page = (name, file, limit, islands = []) => ({
  name,
  path: [
    `build/${file}.html`,
    'build/assets/css/styles.*.css',
    `build/assets/js/{${[...islands, 'Navbar', 'shared'].join()}}.*.js`,
  ],
  limit,
});

export default [
  page('Home', 'index', '39 kB'),
  page('How It Works', 'how-it-works', '41 kB'),
  page('Benefits', 'benefits', '57 kB', ['SavingsCalculator']),
  page('Process', 'process', '38 kB'),
  page('Tools', 'tools', '51 kB', ['ToolCatalogue', 'ToolComparison']),
  page('Contact', 'contact', '41 kB', ['ContactForm']),
];
