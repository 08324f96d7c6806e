import type { PageRequest } from '../../ports.ts';

/** Loads the page of saved items. It is the same for every visitor, because the items are only in the browser. */
export const savedItemsPage = {
  async load({ cms, now, site }: PageRequest) {
    cms.expiresEveryMinute(now);
    return { now, pageColour: 'ink' as const, site: { ...site, indexed: false } };
  },
};
