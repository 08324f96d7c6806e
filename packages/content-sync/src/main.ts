import { runCommand } from './command.ts';

const { code, output, complaint } = await runCommand(process.argv.slice(2), process.env);
if (output !== '') console.log(output);
if (complaint !== undefined) console.error(complaint);
// Not `process.exit`: a pipe would lose what is not written yet.
process.exitCode = code;
