declare module 'svg-tags' {
  const names: string[];
  export default names;
}
