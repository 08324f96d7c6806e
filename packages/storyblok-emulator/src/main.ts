import { serve } from '@hono/node-server';
import { type Command, parseCommand, USAGE } from './command-line.ts';
import { withFaultSwitch } from './fault-switch.ts';
import { createStoryblokEmulator } from './storyblok-emulator.ts';

const command = parseCommand(process.argv.slice(2), process.env);

switch (command.kind) {
  case 'help':
    console.log(USAGE);
    break;
  case 'wrong':
    console.error(`${command.reason}\n\n${USAGE}`);
    process.exit(2);
    break;
  case 'serve':
    await start(command);
}

async function start({ port, host, options }: Extract<Command, { kind: 'serve' }>): Promise<void> {
  const contentServer = createStoryblokEmulator(options);
  try {
    await contentServer.ready;
  } catch (error) {
    console.error(
      `The content in ${options.dir} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }

  const server = serve({ fetch: withFaultSwitch(contentServer), port, hostname: host }, (listening) => {
    const address = `http://${host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host}:${listening.port}`;
    const { stories, contentTypes, datasources } = contentServer.counts();
    console.log(`Content server: GraphQL ${address}/v2/api, REST ${address}/v2/cdn (${options.dir})`);
    console.log(
      `  published stories: ${stories}, content types: ${contentTypes}, datasources: ${datasources}`,
    );
    if (options.management)
      console.log(`  Management API ${address}/v1/spaces/${options.space} (changes ${options.dir})`);
    console.log(`  token «${options.tokens?.public}», with drafts «${options.tokens?.preview}»`);
  });

  server.on('error', (error) => {
    console.error(`The content server cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });

  const stop = () => {
    contentServer.close();
    server.close(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
