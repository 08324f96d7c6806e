import { describe, expect, it } from 'vitest';
import { VISITOR_ADDRESS } from '../http/fetch.ts';
import { noteVisitor, visitorAddress } from './request-facts.ts';

const asking = (forwarded?: string, remoteAddress: string | undefined = '10.0.0.1') => ({
  headers: { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

describe('the address of a visitor', () => {
  it('uses the socket’s address if no proxy is trusted, whatever the headers contain', () => {
    expect(visitorAddress(asking('1.2.3.4'), 0)).toBe('10.0.0.1');
    expect(visitorAddress(asking(undefined, '::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
  });

  it('uses the address seen by the farthest trusted proxy, counted from the right', () => {
    expect(visitorAddress(asking('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
    expect(visitorAddress(asking('6.6.6.6, 1.2.3.4, 10.0.0.9'), 2)).toBe('1.2.3.4');
    expect(visitorAddress(asking('2001:db8::1'), 1)).toBe('2001:db8::1');
  });

  it('uses the socket’s address when a proxy sends no valid address', () => {
    expect(visitorAddress(asking('unknown'), 1)).toBe('10.0.0.1');
    expect(visitorAddress(asking(undefined), 2)).toBe('10.0.0.1');
  });

  it('passes the visitor’s address to the routes in a header that a visitor cannot set', () => {
    const rawHeaders = ['Host', 'x', 'X-Visitor-Address', '6.6.6.6', 'x-visitor-address', '7.7.7.7'];
    noteVisitor({ ...asking(), rawHeaders }, 0);
    expect(rawHeaders).toEqual(['Host', 'x', VISITOR_ADDRESS, '10.0.0.1']);
  });
});
