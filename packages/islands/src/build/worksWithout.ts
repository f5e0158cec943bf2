/**
 * Client code of Docusaurus that a site without its router works without: plugins, and components
 * that use hooks of a package.
 */
export const worksWithout: readonly string[] = [
  // A progress bar for the router, and languages that are highlighted on the server.
  'docusaurus-theme-classic',
  '@docusaurus/core BrowserContextProvider',
  '@docusaurus/core ClientLifecyclesDispatcher',
  '@docusaurus/core Link',
  // State of widgets whose buttons are reported as event handlers.
  '@docusaurus/plugin-content-docs DocsPreferredVersionContextProviderUnsafe',
  '@docusaurus/theme-common AnnouncementBarProvider',
  '@docusaurus/theme-common ColorModeProvider',
  '@docusaurus/theme-common NavbarMobileSidebarProvider',
  '@docusaurus/core NavbarSecondaryMenuDisplayProvider',
  '@docusaurus/theme-common NavbarSecondaryMenuDisplayProvider',
  // Moves the focus when the router changes the page.
  '@docusaurus/core SkipToContentLink',
  '@docusaurus/theme-common SkipToContentLink',
  // Only read the width of the window, for which the page has styles.
  '@docusaurus/theme-common BlogSidebar',
  '@docusaurus/theme-common DocItemLayout',
  '@docusaurus/theme-common DocSidebar',
];
