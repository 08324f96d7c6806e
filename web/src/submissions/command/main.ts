import { join } from 'node:path';
import { env } from '../../env.ts';
import { openDatabase } from '../database.ts';
import { promptAtTerminal } from './prompt.ts';
import { runSubmissions } from './submissions.ts';

// Other users of the machine must not read a backup or an export, even while it is being written.
process.umask(0o077);
// `submissions -- list | head` closes the pipe before all output is written: ignore that error.
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
// Closing fails only if opening has failed, and the command has already reported that.
await database.db.destroy().catch(() => undefined);
if (output !== '') console.log(output.replace(/\n$/, ''));
if (complaint !== undefined) console.error(complaint);
// Do not call `process.exit`: pending output to a pipe would be lost.
process.exitCode = code;
