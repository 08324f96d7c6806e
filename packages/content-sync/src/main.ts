import { runCommand } from './command.ts';

/** Number of stories between two lines of progress, on a terminal that cannot rewrite a line. */
const STEP = 100;

const { isTTY } = process.stderr;
const { code, output, complaint } = await runCommand(process.argv.slice(2), process.env, (done, total) => {
  const line = `${done} van ${total} verhalen`;
  if (isTTY) process.stderr.write(done === total ? '\r\u001b[K' : `\r${line}`);
  else if (done % STEP === 0 && done < total) console.error(line);
});
if (output !== '') console.log(output);
if (complaint !== undefined) console.error(complaint);
// Do not call `process.exit`, which would lose buffered output to a pipe.
process.exitCode = code;
