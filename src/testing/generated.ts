/** Replaces the modules that Docusaurus generates. `renderInSite` provides their content. */
export default {};
