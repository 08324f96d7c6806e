import type { PageRequest } from '../../ports.ts';

/** The page of saved items. It is the same for every visitor, because only the browser has the items. */
export const savedItemsPage = {
  async load({ cms, now, site }: PageRequest) {
    cms.expiresEveryMinute(now);
    return { now, pageColour: 'ink' as const, site: { ...site, indexed: false } };
  },
};
