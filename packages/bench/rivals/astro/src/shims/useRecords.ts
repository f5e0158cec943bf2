import records from 'virtual:records';

/** The records, without what only our development server needs. */
export const useRecords = () => records;
