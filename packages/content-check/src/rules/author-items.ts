import { complain, type Rule } from '../finding.ts';
import { listOf, textOf } from '../json.ts';

/** Published authors must have an item on the programme or on tour; otherwise their page lists nothing. */
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
