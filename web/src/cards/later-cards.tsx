import { drawnLater } from '../ui/kept.tsx';
import './ArticleCard.module.css';
import { ArticleCard } from './ArticleCard.tsx';
import './ExperienceCard.module.css';
import { ExperienceCard } from './ExperienceCard.tsx';

// Cards at the end of a page, for a part that is kept as the server wrote it (ui/kept.tsx).

export const LaterArticleCard = drawnLater({
  written: import.meta.env.SSR ? ArticleCard : undefined,
  load: () => import('./drawn-cards.ts').then((file) => file.ArticleCard),
});

export const LaterExperienceCard = drawnLater({
  written: import.meta.env.SSR ? ExperienceCard : undefined,
  load: () => import('./drawn-cards.ts').then((file) => file.ExperienceCard),
});
