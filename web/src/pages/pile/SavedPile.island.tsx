import { island } from '../../islands/island.tsx';
import { PileContent } from './PileContent.tsx';

/** The whole page: only the browser knows what is on it. */
export const SavedPile = island('SavedPile', PileContent, { when: 'idle', renews: true });
