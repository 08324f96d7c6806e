import { describe, expect, it } from 'vitest';
import { bookingState, phoneLink } from './uit-booking.ts';
import type { Occurrence, UitBooking, UitEventDetail } from './uit-event.ts';

const now = new Date('2025-11-10T09:00:00Z');
const booking: UitBooking = { url: 'https://tickets.example/' };

function stateOf(changed: Partial<UitBooking> = {}, occurrence: Partial<Occurrence> = {}): string {
  const event: UitEventDetail = {
    id: 'a',
    path: '/a',
    title: 'A',
    calendar: {
      kind: 'dates',
      occurrences: [
        { start: new Date('2025-11-12T13:00:00Z'), status: 'available', soldOut: false, ...occurrence },
      ],
    },
    status: 'available',
    soldOut: false,
    attendance: 'offline',
    description: [],
    prices: [],
    booking: { ...booking, ...changed },
  };
  return bookingState(event, now).kind;
}

describe('a seat', () => {
  it('can be booked for what is to come', () => {
    expect(stateOf()).toBe('open');
  });

  it.each<[string, Partial<Occurrence>]>([
    ['over', { start: new Date('2025-11-01T13:00:00Z') }],
    ['full', { soldOut: true }],
    ['cancelled', { status: 'cancelled' }],
    ['put off', { status: 'postponed' }],
  ])('cannot be booked for what is %s', (_, occurrence) => {
    expect(stateOf({}, occurrence)).toBe('closed');
  });

  it('is booked between the days that the organiser gives', () => {
    expect(stateOf({ from: new Date('2025-11-11T00:00:00Z') })).toBe('later');
    expect(stateOf({ from: new Date('2025-11-01T00:00:00Z'), until: new Date('2025-11-10T09:00:00Z') })).toBe(
      'open',
    );
    expect(stateOf({ until: new Date('2025-11-10T08:59:00Z') })).toBe('closed');
  });
});

it.each([
  ['+32 (0)56/12.34.56', 'tel:+3256123456'],
  ['+32(0)56-12-34-56', 'tel:+3256123456'],
  ['0032 ( 0 ) 56 12 34 56', 'tel:003256123456'],
  ['+32 470 00 00 10', 'tel:+32470000010'],
  ['056 12 34 56', 'tel:056123456'],
  ['(0)56 12 34 56', 'tel:056123456'],
])('%s is dialled as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
