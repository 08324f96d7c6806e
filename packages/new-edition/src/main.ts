import { runCommand } from './command.ts';

const { code, output, complaint } = runCommand(process.argv.slice(2), process.env, new Date());
if (output !== '') console.log(output);
if (complaint !== undefined) console.error(complaint);
// Do not call `process.exit`, which would lose buffered output to a pipe.
process.exitCode = code;
