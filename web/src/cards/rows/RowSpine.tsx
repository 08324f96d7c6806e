import { CATEGORIES, categoryOfThemes } from '../../domain/programme/category.ts';
import { classNames } from '../../ui/styles/elements.tsx';
import { CategoryIcon } from '../CategoryIcon.tsx';
import spined from './SpinedRow.module.css';

type RowSpineProps = {
  /** The themes of the item; `undefined` if they are unknown. */
  themes: readonly { slug: string }[] | undefined;
  className?: string;
};

/** The spine of a row, in the colour of its category. Its icon distinguishes categories that share a colour. */
export function RowSpine({ themes = [], className }: RowSpineProps) {
  const category = categoryOfThemes(themes);
  return (
    <span
      className={classNames(spined.spine, className)}
      data-colour={category ? CATEGORIES[category] : 'grey'}
      aria-hidden="true"
    >
      <CategoryIcon category={category} />
    </span>
  );
}
