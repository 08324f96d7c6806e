/** Returns the URL with which a calendar app subscribes to a calendar instead of importing it once. */
export const followAddress = (calendar: string): string => calendar.replace(/^https?:/, 'webcal:');
