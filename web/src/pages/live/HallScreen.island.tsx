import { island } from '../../islands/island.tsx';
import { LiveScreen } from './LiveScreen.tsx';

/** The whole hall screen is one island, because part of it changes every second. */
export const HallScreen = island('HallScreen', LiveScreen, { when: 'idle' });
