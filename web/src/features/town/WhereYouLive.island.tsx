import { island } from '../../islands/island.tsx';
import { WhereYouLive as Component } from './WhereYouLive.tsx';

/** `town.browser.ts` starts it where the device knows a town. */
export const WhereYouLive = island('WhereYouLive', Component, { when: 'touch' });
