import { island } from '../../islands/island.tsx';
import { PileScreen } from './PileScreen.tsx';

/** The whole page: only the browser knows what is on it. */
export const SavedPile = island('SavedPile', PileScreen, { when: 'idle', renews: true });
