// The cards that a page draws itself, as one file: it names them, and holds none of what other pages have of them already.

export { ArticleCard } from './ArticleCard.tsx';
export { ExperienceCard } from './ExperienceCard.tsx';
