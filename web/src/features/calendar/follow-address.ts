/** The address that has a calendar app follow a calendar, rather than open it once. */
export const followAddress = (calendar: string): string => calendar.replace(/^https?:/, 'webcal:');
