import { island } from '../../islands/island.tsx';
import { WhereYouLive as Component } from './WhereYouLive.tsx';

/** An island that starts at the first touch. `town.browser.ts` also starts it if a town is stored on the device. */
export const WhereYouLive = island('WhereYouLive', Component, { when: 'touch' });
