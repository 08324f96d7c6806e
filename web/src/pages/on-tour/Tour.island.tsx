import { island } from '../../islands/island.tsx';
import { TourTool } from './TourTool.tsx';

export const Tour = island('Tour', TourTool, { when: 'touch' });
