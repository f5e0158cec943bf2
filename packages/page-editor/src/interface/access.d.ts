declare module '@generated/page-editor/access.json' {
  const access: {address: string; token: string};
  export default access;
}
