import records from 'virtual:records';

/** Hands out the records, whichever plugin is asked for: there is but one. */
export const usePluginData = () => records;
