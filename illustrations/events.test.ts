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
  it('have one subject each, and no subject is unused', () => {
    expect(Object.keys(EVENTS).sort()).toEqual(pictures.map(({ name }) => name).sort());
  });

  it('are the only files in the folder, with the names used in the documents', async () => {
    expect((await readdir(join(DOCUMENTS, 'images'))).sort()).toEqual(
      pictures.map(({ file }) => file).sort(),
    );
  });

  it('are all different', () => {
    const prints = Object.entries(EVENTS).map(([name, subject]) =>
      toSvg(draw(subject, subject.mood, seeded(name))),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });
});
