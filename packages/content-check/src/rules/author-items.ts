import { complain, type Rule } from '../finding.ts';
import { listOf, textOf } from '../json.ts';

/** Published authors whom nothing on the programme or on tour names: their page has nothing to go to. */
export const authorItems: Rule = ({ published }) => {
  const named = new Set(published.flatMap(({ content }) => listOf(content.authors).map(textOf)));
  return published
    .filter(({ component, uuid }) => component === 'author' && !named.has(uuid))
    .map((file) =>
      complain(
        file,
        'waarschuwing',
        'auteur zonder activiteiten: op de eigen pagina staat niets om naartoe te gaan',
        'Kies de auteur bij een activiteit of een programma-item, of depubliceer de auteur',
      ),
    );
};
