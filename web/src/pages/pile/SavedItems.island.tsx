import { island } from '../../islands/island.tsx';
import { SavedItemsContent } from './SavedItemsContent.tsx';

/** The whole page is one island, because only the browser has its content. */
export const SavedItems = island('SavedItems', SavedItemsContent, { when: 'idle', renews: true });
