import { describe, expect, it } from 'vitest';
import { network } from './visitor-network.ts';

describe('the network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['2001:db8:::1', '2001:db8:::1'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('counts submissions from %s under the address %s', (address, counted) => {
    expect(network(address)).toBe(counted);
  });
});
