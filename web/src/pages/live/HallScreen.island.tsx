import { island } from '../../islands/island.tsx';
import { LiveScreen } from './LiveScreen.tsx';

/** All of the screen: each second something on it changes. */
export const HallScreen = island('HallScreen', LiveScreen, { when: 'idle' });
