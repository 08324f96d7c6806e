import { join } from 'node:path';
import { env } from '../../env.ts';
import { openDatabase } from '../database.ts';
import { promptAtTerminal } from './prompt.ts';
import { runSubmissions } from './submissions.ts';

// `submissions -- list | head` closes the pipe before all output is written; that is no error.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});
const database = openDatabase(env.DATABASE_URL, console.error);
const { code, output, complaint } = await runSubmissions(process.argv.slice(2), {
  database,
  databaseUrl: env.DATABASE_URL,
  retentionDays: env.RETENTION_DAYS,
  mailFolder: join(env.DATA_DIR, 'mail'),
  now: Date.now,
  ask: promptAtTerminal,
});
// Closing fails if opening did; the command has already reported that.
await database.db.destroy().catch(() => undefined);
if (output !== '') console.log(output.replace(/\n$/, ''));
if (complaint !== undefined) console.error(complaint);
// Not `process.exit`: output to a pipe that is still pending would be lost.
process.exitCode = code;
