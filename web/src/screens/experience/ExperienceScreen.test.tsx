import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Experience } from '../../domain/pages/page.ts';
import { experienceTimes } from '../../domain/programme/experience-times.ts';
import { bareExperience, facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { ExperienceScreen } from './ExperienceScreen.tsx';

const NOW = new Date('2025-10-27T08:30:00Z');

/** The words of the page of an experience, in order. */
function words(experience: Experience, items: readonly ProgrammeItem[]): string {
  const screen = (
    <ExperienceScreen
      experience={experience}
      times={experienceTimes(items, NOW)}
      related={[]}
      now={NOW}
      site={{ canonical: 'https://www.boektopia.be/activiteiten/slak' }}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: screen }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

it('the head of an experience has its themes, title, intro, start and end, location and type (§3.7)', () => {
  const intro = [
    { kind: 'paragraph' as const, children: [{ kind: 'text' as const, text: 'Traag is snel.', marks: [] }] },
  ];
  const item = itemAt('2025-10-27T10:30:00Z', {
    end: new Date('2025-10-27T11:30:00Z'),
    location: facet('Leescafé'),
    type: facet('Gesprek'),
    themes: [facet('Lifestyle'), facet('Strips')],
  });
  expect(words({ ...bareExperience, intro }, [item])).toMatch(
    /Lifestyle Strips De slak heeft gelijk Traag is snel\. Wanneer maandag 27 oktober 2025, 11:30 tot 12:30 Waar Leescafé Soort Gesprek/,
  );
});

it('an experience without any time has its title and no facts', () => {
  const shown = words(bareExperience, []);
  expect(shown).toContain('De slak heeft gelijk');
  expect(shown).not.toMatch(/Wanneer|Waar|Soort/);
});
