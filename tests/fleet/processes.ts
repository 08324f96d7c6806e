import { readFileSync } from 'node:fs';

/** Returns the resident memory of a process in MB, as Linux reports it; 0 if the process has ended. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(told(pid, 'status') ?? '')?.[1] ?? 0) / 1024;
}

/** Returns the processor time of a process in seconds; `undefined` if the process has ended. */
export function processorSeconds(pid: number): number | undefined {
  // Removes everything up to the name of the program. The name is in parentheses, and may contain any
  // character.
  const fields = told(pid, 'stat')
    ?.replace(/^.*\) /, '')
    .split(' ');
  // Adds user and system time, which are in hundredths of a second.
  return fields && (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns the process ids of the children of a process. */
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
