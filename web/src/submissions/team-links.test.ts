import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabases, sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { keepFindingsMail, lastFindingsMail, noteFindings } from './content-findings.ts';
import { openDatabase } from './database.ts';
import { countStates } from './delivery.ts';
import { storeOf } from './store.ts';
import { purge } from './submission-repository.ts';
import { makeTeamLink, revokeTeamLink, teamLinkState, teamLinks } from './team-links.ts';

const NOW = Date.parse('2025-10-20T09:00:00Z');
const DAY = 86_400_000;

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('the state of the page for the team, in %s', (_name, databases) => {
  let made: TestDatabases;
  beforeAll(async () => {
    made = await databases();
  }, 60_000);
  afterAll(() => made.stop());
  const withStore = async (
    use: (store: Awaited<ReturnType<ReturnType<typeof storeOf>>>) => Promise<void>,
  ) => {
    const database = openDatabase(await made.fresh(), () => {});
    await use(await storeOf(database)());
    await database.db.destroy();
  };

  it('accepts a link until it expires or is revoked, and no forged one', async () => {
    await withStore(async (store) => {
      const [token, other] = [
        await makeTeamLink(store, { name: 'An', days: 30 }, NOW),
        await makeTeamLink(store, { name: 'Bo', days: 1 }, NOW + 1),
      ];
      const state = (one: string, at = NOW) => teamLinkState(store, one, at);
      expect(await state(token)).toBe('open');
      expect(await state(token, NOW + 30 * DAY)).toBe('open');
      expect(await state(token, NOW + 30 * DAY + 1)).toBe('expired');

      const [id = '', until = '', signature = ''] = token.split('.');
      const forged = [
        '',
        id,
        `${id}.${until}`,
        `${id}.${Number(until) + DAY}.${signature}`,
        `${other.split('.')[0]}.${until}.${signature}`,
        `${token}x`,
        `${token}.x`,
      ];
      for (const one of forged) expect(await state(one), one).toBe('unknown');

      expect(await revokeTeamLink(store, id, NOW)).toBe(true);
      expect(await revokeTeamLink(store, 'nergens', NOW)).toBe(false);
      expect(await state(token, NOW + 31 * DAY)).toBe('revoked');
      expect(await state(other)).toBe('open');
      const listed = await teamLinks(store);
      expect(listed.map(({ name, revokedAt }) => [name, revokedAt])).toEqual([
        ['Bo', null],
        ['An', NOW],
      ]);
      await purge(store.db, 90, NOW + 100 * DAY);
      expect(await teamLinks(store)).toMatchObject([{ name: 'An' }]);
    });
  });

  it('records when each finding was first seen, except those of the first check', async () => {
    await withStore(async (store) => {
      const many = Array.from({ length: 1_200 }, (_, number) => `finding ${number}`);
      const first = await noteFindings(store, many, NOW);
      expect(new Set(first.values())).toEqual(new Set([0]));
      expect(await noteFindings(store, ['finding 1', 'new'], NOW + 5)).toEqual(
        new Map([
          ['finding 1', 0],
          ['new', NOW + 5],
        ]),
      );
      // A finding that comes back is new.
      expect((await noteFindings(store, ['finding 2', 'new'], NOW + 9)).get('finding 2')).toBe(NOW + 9);
    });
  });

  it('stores the mail for a time once, whichever process is first', async () => {
    await withStore(async (store) => {
      expect(await lastFindingsMail(store)).toEqual({ listed: 0 });
      const mail = { form: 'findings' as const, subject: 'Inhoud', parts: [] };
      const keep = (due: number, listed = 3) => keepFindingsMail(store, mail, { due, listed, now: NOW });
      expect(await keep(NOW)).toBe(true);
      expect(await keep(NOW)).toBe(false);
      expect(await keep(NOW - DAY, 9)).toBe(false);
      expect(await lastFindingsMail(store)).toEqual({ due: NOW, listed: 3 });
      expect(await keep(NOW + DAY, 5)).toBe(true);
      expect(await lastFindingsMail(store)).toEqual({ due: NOW + DAY, listed: 5 });
      expect((await countStates(store)).waiting).toBe(2);
    });
  });
});
