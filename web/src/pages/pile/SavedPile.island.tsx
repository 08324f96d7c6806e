import { island } from '../../islands/island.tsx';
import { PileContent } from './PileContent.tsx';

/** The whole page is one island, because only the browser has its content. */
export const SavedPile = island('SavedPile', PileContent, { when: 'idle', renews: true });
