/** The parts of Docusaurus's resolved configuration that components read. */
export default {
  title: 'Title from docusaurus.config.ts',
  titleDelimiter: '|',
  url: 'https://site.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {experimental_router: 'browser'},
  themeConfig: {},
};
