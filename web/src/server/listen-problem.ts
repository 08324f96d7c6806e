import { errorLine } from './log/log-line.ts';

type Place = { setting: 'PORT' | 'METRICS_PORT'; port: number; host: string | undefined };

/** Explains in one line, to the operator, why the process cannot listen on a port. */
export function listenProblem(error: unknown, { setting, port, host }: Place): string {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Poort ${port} is bezet: zet ${setting} op een andere.`;
    case 'EACCES':
      return `Poort ${port} mag deze gebruiker niet openen: zet ${setting} op een poort vanaf 1024, met nginx ervoor.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `«${host}» is geen adres van deze machine: verbeter ${setting === 'PORT' ? 'HOST' : 'METRICS_HOST'}.`;
    default:
      return errorLine(setting, error);
  }
}
