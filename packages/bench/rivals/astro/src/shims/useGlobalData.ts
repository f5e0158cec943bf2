import records from 'virtual:records';

/** The records, whatever the plugin's name. */
export const usePluginData = () => records;
