import { describe, expect, it } from 'vitest';
import { experienceSummary, parseExperience } from './experience.ts';
import { recordedReading } from './fixtures/recorded-context.ts';
import { asset, nestedStory, paragraph, rootStory } from './fixtures/stories.ts';
import { parseStory } from './story.ts';

const content = {
  component: 'experience',
  title: 'Het stille rek',
  preview_text: 'Een uur lang niets zeggen.',
  intro: paragraph('Kom binnen.'),
  image: asset(),
  body: [{ _uid: 'b', component: 'rich_text', text: paragraph('Lees.') }],
  page_color: 'dark-blue',
  hide_reservation_button: true,
  publisher: [{ key: 'Uitgeverij', value: 'Merel' }],
};

describe('an experience', () => {
  it('is a page with a preview and its reservation flag (§3.5)', () => {
    const { reading, warnings } = recordedReading();
    expect(parseExperience(rootStory('activiteiten/het-stille-rek', content), reading)).toMatchObject({
      kind: 'experience',
      uuid: 'uuid-of-activiteiten/het-stille-rek',
      path: '/activiteiten/het-stille-rek',
      title: 'Het stille rek',
      preview: 'Een uur lang niets zeggen.',
      hideReservation: true,
      colour: 'dark-blue',
      body: [{ kind: 'richText', uid: 'b' }],
      publishers: [{ key: 'Uitgeverij', value: 'Merel' }],
    });
    expect(warnings).toEqual([]);
  });

  it('with nothing filled in still stands, under its name', () => {
    const { reading, warnings } = recordedReading();
    expect(
      parseExperience(
        rootStory('activiteiten/leeg', { component: 'experience', hide_reservation_button: '' }),
        reading,
      ),
    ).toMatchObject({
      title: 'Naam van activiteiten/leeg',
      hideReservation: false,
      body: [],
      publishers: [],
    });
    expect(warnings).toEqual(['has no title: the page goes by the name of its story']);
  });

  it('is none when the story is none', () => {
    for (const odd of [null, 'uuid', {}, []])
      expect(parseExperience(odd, recordedReading().reading)).toBeUndefined();
  });
});

it('the summary holds what a card needs, and no more', () => {
  const envelope = parseStory(nestedStory('activiteiten/het-stille-rek', content));
  expect(envelope && experienceSummary(envelope)).toEqual({
    uuid: 'uuid-of-activiteiten/het-stille-rek',
    path: '/activiteiten/het-stille-rek',
    title: 'Het stille rek',
    preview: 'Een uur lang niets zeggen.',
    image: { src: asset().filename, alt: 'Een boek', width: 1800, height: 1200 },
    hideReservation: true,
  });
});
