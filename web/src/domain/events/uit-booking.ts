import type { UitBooking, UitEventDetail } from './uit-event.ts';
import { isOver, isSoldOut, statusOf } from './uit-event-times.ts';

/** Whether and how a seat can be booked: now, from a day on, or not at all. */
export type BookingState =
  | { kind: 'open'; booking: UitBooking }
  | { kind: 'later'; from: Date }
  | { kind: 'closed' };

/** Nothing is booked for what is over, full, cancelled or put off, nor outside the days the organiser gives. */
export function bookingState(event: UitEventDetail, now: Date): BookingState {
  const { booking } = event;
  if (booking === undefined || isOver(event, now)) return { kind: 'closed' };
  if (statusOf(event, now) !== 'available' || isSoldOut(event, now)) return { kind: 'closed' };
  if (booking.until !== undefined && +booking.until < +now) return { kind: 'closed' };
  if (booking.from !== undefined && +booking.from > +now) return { kind: 'later', from: booking.from };
  return { kind: 'open', booking };
}

/**
 * The link that dials a number as organisers write it: «+32 (0)56/12.34.56» is `tel:+3256123456`. The zero between
 * brackets is for who dials within the country, so behind the code of one it is left out.
 */
export function phoneLink(phone: string): string {
  const dialled = /^(?:\+|00)/.test(phone) ? phone.replace(/\(\s*0\s*\)/, '') : phone;
  return `tel:${dialled.replace(/[^\d+]/g, '')}`;
}
