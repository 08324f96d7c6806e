import type { SkinName } from './palette.ts';
import type { CutName } from './shapes/hair.ts';

/** What stays the same in every portrait of one author. */
export interface Looks {
  skin: SkinName;
  cut: CutName;
  hair: 'dark' | 'red' | 'fair' | 'grey' | 'white';
  glasses?: 'round' | 'square' | 'cat';
  beard?: 'full' | 'moustache' | 'goatee';
  old?: boolean;
  jaw?: number;
  freckles?: boolean;
  earrings?: boolean;
}
