import { complain, type Rule } from '../finding.ts';
import { textOf } from '../json.ts';

/** Published experiences must have a published programme item. */
export const experienceItems: Rule = ({ published }) => {
  const programmed = new Set(
    published.flatMap(({ component, content }) =>
      component === 'program' ? [textOf(content.experience)] : [],
    ),
  );
  return published
    .filter(({ component, uuid }) => component === 'experience' && !programmed.has(uuid))
    .map((file) =>
      complain(
        file,
        'waarschuwing',
        'activiteit zonder programma-items: er staat geen uur en geen plaats bij',
        'Maak een programma-item of depubliceer de activiteit',
      ),
    );
};
