/** What people call a time zone: `Eastern Time`, or with `shortGeneric`, `ET`. */
export const zoneName = (
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortGeneric' = 'longGeneric',
): string =>
  new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName})
    .formatToParts(0)
    .find(({type}) => type === 'timeZoneName')?.value ?? timeZone;
