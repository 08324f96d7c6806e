import { createInterface } from 'node:readline/promises';

/** Asks the user at the terminal to confirm; returns `undefined` without a terminal. */
export async function promptAtTerminal(question: string): Promise<boolean | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [j/N] `);
  terminal.close();
  return /^j(?:a)?$/i.test(answer.trim());
}
