import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from './now.ts';

const startedAt = new Date('2026-03-01T12:00:00Z');
const festival = new Date('2025-10-27T09:30:00+01:00');

describe('createClock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: startedAt });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts at the given time and ticks like the real clock', () => {
    const clock = createClock({ siteNow: festival, embedded: false, startedAt });
    vi.advanceTimersByTime(90_000);
    expect(clock.now()).toEqual(new Date('2025-10-27T09:31:30+01:00'));
    expect(clock.simulation()).toEqual({ simulated: true, from: festival });
  });

  it('returns the real time if a real content system is configured', () => {
    const clock = createClock({ embedded: false, startedAt });
    clock.startDemo(festival);
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toEqual(new Date('2026-03-01T12:00:05Z'));
    expect(clock.simulation()).toEqual({ simulated: false });
  });

  it('returns the real time in a demo until the festival days are known', () => {
    const clock = createClock({ embedded: true, startedAt });
    vi.advanceTimersByTime(3_000);
    expect(clock.now()).toEqual(new Date('2026-03-01T12:00:03Z'));
    expect(clock.simulation()).toEqual({ simulated: false });
  });

  it('starts the clock of a demo at the given time, once', () => {
    const clock = createClock({ embedded: true, startedAt });
    vi.advanceTimersByTime(3_000);
    clock.startDemo(festival);
    vi.advanceTimersByTime(60_000);
    clock.startDemo(new Date('2030-01-01T00:00:00Z'));
    expect(clock.now()).toEqual(new Date('2025-10-27T09:31:00+01:00'));
    expect(clock.simulation()).toEqual({ simulated: true, from: festival });
  });

  it('uses a configured time instead of the time of the demo', () => {
    const clock = createClock({ siteNow: festival, embedded: true, startedAt });
    clock.startDemo(new Date('2030-01-01T00:00:00Z'));
    expect(clock.now()).toEqual(festival);
  });

  it('counts from the start of the process, not from the creation of the clock', () => {
    vi.advanceTimersByTime(10_000);
    const clock = createClock({ siteNow: festival, embedded: true, startedAt });
    expect(clock.now()).toEqual(new Date('2025-10-27T09:30:10+01:00'));
  });
});
