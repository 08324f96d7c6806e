import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB, from Linux; 0 if it has ended. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(told(pid, 'status') ?? '')?.[1] ?? 0) / 1024;
}

/** Processor time of a process in seconds; `undefined` if it has ended. */
export function processorSeconds(pid: number): number | undefined {
  // The name of the program comes first, in parentheses, and may contain any character.
  const fields = told(pid, 'stat')
    ?.replace(/^.*\) /, '')
    .split(' ');
  // User and system time, in hundredths of a second.
  return fields && (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The child processes of the given process. */
export function childrenOf(pid: number): number[] {
  const children = told(pid, `task/${pid}/children`)?.trim();
  return children ? children.split(' ').map(Number) : [];
}

function told(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
