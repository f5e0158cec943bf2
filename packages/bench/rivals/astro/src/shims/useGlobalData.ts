import {calendar} from 'virtual:records';

/** The calendar file, which is the only plugin data that our components use. */
export const usePluginData = () => calendar;
