import type { PageRequest } from '../../document/page-request.ts';
import { tellsMinutes } from '../../server/cache/page-lifetime.ts';

/** The page of what a visitor saved. It is the same for everybody: what is saved is only in the browser. */
export const pilePage = {
  async load({ now, site }: PageRequest) {
    tellsMinutes(now);
    return { now, pageColour: 'ink' as const, site: { ...site, indexed: false } };
  },
};
