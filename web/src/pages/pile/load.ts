import type { PageRequest } from '../../ports.ts';

/** The page of what a visitor saved. It is the same for everybody: what is saved is only in the browser. */
export const pilePage = {
  async load({ cms, now, site }: PageRequest) {
    cms.expiresEveryMinute(now);
    return { now, pageColour: 'ink' as const, site: { ...site, indexed: false } };
  },
};
