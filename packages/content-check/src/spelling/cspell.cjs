// In TypeScript, it would be compiled to `require`, which cspell doesn't support.
exports.loadCspell = () => import('cspell-lib');
