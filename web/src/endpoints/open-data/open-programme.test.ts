import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { programmeDocument } from '../../domain/open-data/programme-document.ts';
import { dayAt, facet, itemAt } from '../../domain/programme/fixtures/experience.ts';
import { ACCESS, STATUSES } from '../../domain/programme/status.ts';
import { wholeProgramme } from '../../domain/programme/whole-programme.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { openProgramme } from './open-programme.ts';
import { programmeJsonSchema, programmeSchema } from './programme-schema.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Tests the documents that are generated from the whole programme of the fixture edition.

const ORIGIN = 'https://www.boektopia.be';
const cms = ourContent();

const schema = programmeJsonSchema();

const FORMATS = {
  uri: /^https?:\/\/[^\s/]+\/\S*$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/,
};

/** Compiles the published schema. If `closed`, documents may contain only the properties that the schema describes. */
function validatorOf({ closed }: { closed: boolean }) {
  const ajv = new Ajv2020({ allErrors: true, formats: FORMATS });
  return ajv.compile(closed ? withNothingElse(schema) : schema);
}

/** Returns a schema whose objects allow no additional properties. */
function withNothingElse<T>(part: T): T {
  const close = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'properties' in value && 'required' in value
      ? { ...value, additionalProperties: false }
      : value;
  return JSON.parse(JSON.stringify(part, close));
}

/** Returns a document after a round trip through JSON, which drops undefined properties. */
const read = (document: object) => JSON.parse(JSON.stringify(document));

describe('programma.json', () => {
  it(
    'serves in programma.json the whole festival and nothing else, as the schema of the file requires',
    async () => {
      const programme = await openProgramme({ cms, now: NOW });
      const document = read(programmeDocument(programme, ORIGIN));
      const validate = validatorOf({ closed: true });
      validate(document);
      expect(validate.errors).toBeNull();
      expect(document.items).toHaveLength(programme.items.length);
      expect(document.days).toHaveLength(9);
    },
    PATIENCE_MS,
  );

  it(
    'references only things that programma.json contains',
    async () => {
      const document = read(programmeDocument(await openProgramme({ cms, now: NOW }), ORIGIN));
      const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
      const [stages, types, themes, authors, experiences] = [
        document.stages,
        document.types,
        document.themes,
        document.authors,
        document.experiences,
      ].map(idsOf);
      for (const item of document.items) {
        if (item.stage) expect(stages).toContain(item.stage);
        if (item.type) expect(types).toContain(item.type);
        if (item.experience) expect(experiences).toContain(item.experience);
        expect(themes).toEqual(expect.arrayContaining(item.themes));
        expect(authors).toEqual(expect.arrayContaining(item.authors));
      }
      for (const ids of [stages, types, themes, authors, experiences, idsOf(document.items)]) {
        expect(new Set(ids).size).toBe(ids?.length);
      }
    },
    PATIENCE_MS,
  );

  it('writes the version of programma.json that its manual states and its schema accepts', () => {
    const { version } = programmeDocument({ days: [], items: [] }, ORIGIN);
    const read = (file: string) => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');
    expect(/^\| `version` \| `([\d.]+)`/m.exec(read('open-data.md'))?.[1]).toBe(version);
    expect(programmeSchema.shape.version.safeParse(version).success).toBe(true);
  });

  it('writes each time with its offset, before, during and after the clock change', () => {
    const items = [
      itemAt('2025-10-25T08:00:00Z'),
      itemAt('2025-10-26T00:30:00Z'),
      itemAt('2025-10-26T01:30:00Z'),
      itemAt('2025-10-26T09:00:00Z', { end: new Date('2025-10-26T10:00:00Z') }),
    ];
    const { items: written } = programmeDocument({ days: [], items }, ORIGIN);
    expect(written.map(({ start, end }) => [start, end])).toEqual([
      ['2025-10-25T10:00:00+02:00', undefined],
      ['2025-10-26T02:30:00+02:00', undefined],
      ['2025-10-26T02:30:00+01:00', undefined],
      ['2025-10-26T10:00:00+01:00', '2025-10-26T11:00:00+01:00'],
    ]);
  });

  it('accepts every status and accessibility feature that editors can set, and values that are not known yet', () => {
    const item = itemAt('2025-10-25T08:00:00Z', {
      uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
      statuses: STATUSES,
      access: ACCESS,
      location: facet('Forum'),
      authors: [{ uuid: 'm', path: '/auteurs/mira-vandoorne', name: 'Mira Vandoorne' }],
    });
    const days = wholeProgramme([dayAt('2025-10-25')], [item]);
    const document = read(programmeDocument({ days, items: [item] }, ORIGIN));
    const validate = validatorOf({ closed: false });
    validate({ ...document, version: '1.1', weather: 'rain' });
    expect(validate.errors).toBeNull();
    expect(document.authors).toEqual([
      { id: 'mira-vandoorne', name: 'Mira Vandoorne', url: `${ORIGIN}/auteurs/mira-vandoorne` },
    ]);
    expect(validate({ ...document, items: [{ ...document.items[0], statuses: ['late'] }] })).toBe(false);
  });
});
