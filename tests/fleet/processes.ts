import { readFileSync } from 'node:fs';

/** What a process holds in memory, in MB, as Linux tells it; 0 where it is gone. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(told(pid, 'status') ?? '')?.[1] ?? 0) / 1024;
}

/** What a process has used of a processor, in seconds; `undefined` where it is gone. */
export function processorSeconds(pid: number): number | undefined {
  // The name of the program comes first, in brackets, and may hold anything.
  const fields = told(pid, 'stat')
    ?.replace(/^.*\) /, '')
    .split(' ');
  // In hundredths: of its own work, and of the kernel's for it.
  return fields && (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The processes that this one started. */
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
