import { OUR_SITE } from './running-site.ts';
import { test as base } from './slow.ts';

/**
 * A `test` that uses the shared site of the run, with the tests' edition on the festival's Monday. Tests that change a
 * site or read a log replace `site` with their own site.
 */
export const test = base.extend<{ site: { url: string } }>({
  site: async ({}, provide) => {
    const url = process.env[OUR_SITE];
    if (url === undefined) throw new Error('the set-up of the run did not start the site');
    await provide({ url });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
  // In one visit in a hundred, the site loads an additional script that measures the visit (features/visits).
  // This fixture prevents that in all tests.
  context: async ({ context }, provide) => {
    await context.addInitScript(() => {
      const random = Math.random;
      Math.random = () => 0.01 + 0.99 * random();
    });
    await provide(context);
  },
});

export { expect } from '@playwright/test';
