import { expect, it } from 'vitest';
import { complaintOf } from './complaints.ts';

const URL = 'postgres://site:geheim@db.example:5432/boektopia';
const coded = (code: string) => Object.assign(new Error('in het Engels, met geheim'), { code });

it.each([
  ['28P01', 'De databank op db.example:5432/boektopia weigert de naam of het wachtwoord in DATABASE_URL.'],
  ['3D000', 'Op db.example:5432/boektopia is er geen databank met die naam.'],
  ['ECONNREFUSED', 'Er antwoordt geen databank op db.example:5432/boektopia.'],
  ['ENOSPC', 'De schijf is vol.'],
  ['XX000', 'Dat lukte niet (XX000).'],
])('reports the error %s as one sentence without the password', (code, sentence) => {
  expect(complaintOf(coded(code), URL)).toBe(sentence);
});

it('names the local socket of a database that does not respond', () => {
  const socket = 'postgres://boektopia@/boektopia?host=/var/run/postgresql';
  const sentence = 'Er antwoordt geen databank op /var/run/postgresql:5432/boektopia.';
  expect(complaintOf(coded('ECONNREFUSED'), socket)).toBe(sentence);
  // A stopped server has removed its socket.
  const gone = Object.assign(coded('ENOENT'), {
    syscall: 'connect',
    address: '/var/run/postgresql/.s.PGSQL.5432',
  });
  expect(complaintOf(gone, socket)).toBe(sentence);
});

it('names the file that cannot be written', () => {
  const error = Object.assign(coded('EACCES'), { path: '/root/x.csv' });
  expect(complaintOf(error, URL)).toBe('Je hebt geen rechten op /root/x.csv.');
  expect(complaintOf(coded('SQLITE_CANTOPEN'), 'file:/srv/site.db')).toBe(
    'Je hebt geen rechten op /srv/site.db.',
  );
});

it('recognizes a timeout, and a host that rejects connections at all its addresses', () => {
  const nowhere = new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]);
  expect(complaintOf(nowhere, URL)).toContain('Er antwoordt geen databank');
  expect(complaintOf(new Error('timeout expired'), URL)).toContain('Er antwoordt geen databank');
});
