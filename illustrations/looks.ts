import type { SkinName } from './palette.ts';
import type { CutName } from './shapes/hair.ts';

/** The features that are the same in all portraits of an author. */
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
