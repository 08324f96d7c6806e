import { startPostgres } from './postgres.ts';

// Runs PostgreSQL for a program outside this workspace. Prints the address on one line, and stops when the process that
// started it ends.
const postgres = await startPostgres();
if ('missing' in postgres) {
  console.error(postgres.missing);
  process.exit(2);
}
console.log(postgres.url);
process.stdin.resume();
process.stdin.on('end', () => postgres.stop().then(() => process.exit(0)));
