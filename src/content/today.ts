/** Today's date where this runs, in the form that Swedish shares with YAML: 2027-03-04. */
export const today = (): string => new Date().toLocaleDateString('sv');
