import { item, story } from '../examples.ts';
import { textOf } from '../json.ts';
import type { Rule } from '../rule.ts';

const activity = () => story('activiteiten/soep', { component: 'experience', title: 'Soep' });

export const experienceItems: Rule = {
  name: 'activiteit zonder items',
  looksFor: 'een gepubliceerde activiteit zonder programma-item',
  visitors: 'op de pagina staat geen dag, geen uur en geen plaats, en in het programma staat ze niet',
  severity: 'waarschuwing',
  find: ({ published }) => {
    const programmed = new Set(
      published.flatMap(({ component, content }) =>
        component === 'program' ? [textOf(content.experience)] : [],
      ),
    );
    return published
      .filter(({ component, uuid }) => component === 'experience' && !programmed.has(uuid))
      .map((file) => ({
        file,
        what: 'geen enkel gepubliceerd programma-item hoort bij deze activiteit',
        mend: 'Maak of publiceer een programma-item dat deze activiteit kiest, of depubliceer de activiteit',
      }));
  },
  bad: () => ({ files: [activity()] }),
  good: () => ({
    files: [activity(), item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/soep' })],
  }),
};
