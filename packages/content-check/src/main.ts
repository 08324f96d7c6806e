import { runCommand } from './command.ts';

// `content:check | head` closes the pipe before all output is written, which is not an error.
process.stdout.on('error', (error) => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
});
const { code, output, complaint } = runCommand(process.argv.slice(2), process.env);
if (output !== '') console.log(output);
if (complaint !== undefined) console.error(complaint);
// Do not call `process.exit`, which would lose buffered output to a pipe.
process.exitCode = code;
