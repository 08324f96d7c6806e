import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { draw } from './commission.ts';
import { eventPictures } from './press/event-documents.ts';
import { toSvg } from './print.ts';
import { seeded } from './rng.ts';
import { EVENTS } from './subjects/events.ts';

const DOCUMENTS = join(import.meta.dirname, '..', 'content', 'events');
const pictures = await eventPictures(DOCUMENTS);

describe('the event pictures', () => {
  it('has one subject for each event picture, and no unused subjects', () => {
    expect(Object.keys(EVENTS).sort()).toEqual(pictures.map(({ name }) => name).sort());
  });

  it('has a picture for every file in the folder of event images, and no other pictures', async () => {
    expect((await readdir(join(DOCUMENTS, 'images'))).sort()).toEqual(
      pictures.map(({ file }) => file).sort(),
    );
  });

  it('draws a different picture for each event', () => {
    const prints = Object.entries(EVENTS).map(([name, subject]) =>
      toSvg(draw(subject, subject.mood, seeded(name))),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });
});
