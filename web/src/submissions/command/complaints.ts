import { UnusableTables } from '../migrations.ts';
import { sqlitePath } from '../sqlite.ts';
import { postgresAddress } from './postgres-address.ts';

/** The sentence that tells the user of a command why it failed; shown without a stack trace. */
export class Complaint extends Error {
  override name = 'Complaint';
}

/** Returns a sentence that explains an error from the database or the disk. */
export function complaintOf(error: unknown, databaseUrl: string): string {
  if (error instanceof Complaint) return error.message;
  if (error instanceof UnusableTables) {
    return `De databank is van een nieuwere versie van de site, en deze kan er niet mee werken (${error.message}).`;
  }
  const code = codeOf(error);
  const where = databaseName(databaseUrl);
  const path = error instanceof Error && 'path' in error ? String(error.path) : where;
  // If PostgreSQL is not running, the file of its socket does not exist.
  if (error instanceof Error && 'syscall' in error && error.syscall === 'connect') {
    return `Er antwoordt geen databank op ${where}.`;
  }
  switch (code) {
    case 'EEXIST':
      return `${path} bestaat al: er is niets geschreven.`;
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EISDIR':
      return `${path} kan niet geschreven worden: die map of dat bestand is er niet.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Je hebt geen rechten op ${path}.`;
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_READONLY_DBMOVED':
    case 'SQLITE_READONLY_DIRECTORY':
    case 'SQLITE_PERM':
    case 'SQLITE_AUTH':
      return `Je hebt geen rechten op ${where}.`;
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return `${where} is geen databank van deze site, of is beschadigd.`;
    case 'SQLITE_BUSY':
      return `${where} is bezet door een ander programma: probeer het zo dadelijk opnieuw.`;
    case 'SQLITE_FULL':
    case 'ENOSPC':
      return 'De schijf is vol.';
    case '28P01':
    case '28000':
      return `De databank op ${where} weigert de naam of het wachtwoord in DATABASE_URL.`;
    case '3D000':
      return `Op ${where} is er geen databank met die naam.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EHOSTUNREACH':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
      return `Er antwoordt geen databank op ${where}.`;
    default:
      return isTimeout(error)
        ? `Er antwoordt geen databank op ${where}.`
        : `Dat lukte niet (${code ?? (error instanceof Error ? error.name : 'onbekende fout')}).`;
  }
}

/** Whether an error is a timeout. PostgreSQL's driver reports its own timeouts without a code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout|Connection terminated/i.test(error.message);
}

/** Returns the code of an error. A host with several addresses causes one error for each: uses the first. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the name of the database without secrets: its file, or its host and name without the password. */
function databaseName(url: string): string {
  if (url.startsWith('file:')) return sqlitePath(url);
  const { host, port, database } = postgresAddress(url);
  return `${host}:${port}/${database}`;
}
