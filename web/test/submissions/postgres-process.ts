import { startPostgres } from './postgres.ts';

// A PostgreSQL for a program that is no part of this workspace: says its address on one line, and ends with
// whoever started it.
const postgres = await startPostgres();
if ('missing' in postgres) {
  console.error(postgres.missing);
  process.exit(2);
}
console.log(postgres.url);
process.stdin.resume();
process.stdin.on('end', () => postgres.stop().then(() => process.exit(0)));
