import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '../../src/submissions/database.ts';
import { createDelivery } from '../../src/submissions/delivery.ts';
import { jobHandlerOf } from '../../src/submissions/job-handler.ts';
import { smtpSender } from '../../src/submissions/mail-transport.ts';
import { PACE } from '../../src/submissions/submission-queue.ts';
import { migrateAsNextRelease } from './next-release.ts';
import { QUICK } from './sample-submissions.ts';

// The smallest process that accepts and delivers submissions, for tests that kill it. By default it retries quickly.
// `ahead` sets the clock of this process ahead, in ms, so that the leases of a killed process have expired and tests
// need not wait for that.
// `release` is `next` for a process of the made-up next release.
const [databaseUrl = '', smtpUrl = '', pace = 'quick', ahead = '0', release = 'this'] = process.argv.slice(2);
if (release === 'next') await migrateAsNextRelease(databaseUrl);
const delivery = createDelivery({
  database: openDatabase(databaseUrl, console.log),
  courier: jobHandlerOf({
    sendMail: smtpSender(
      smtpUrl,
      { name: 'Boektopia', address: 'info@boektopia.example' },
      { production: false },
    ),
    team: { contact: 'team@boektopia.example', groups: 'team@boektopia.example' },
    siteUrl: 'https://www.boektopia.example',
  }),
  retentionDays: 90,
  log: console.log,
  now: () => Date.now() + Number(ahead),
  pace: pace === 'quick' ? QUICK : PACE,
});
delivery.start();

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/health') {
    response.end(JSON.stringify({ deliveries: delivery.lastCounts() ?? null }));
    return;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const sender = {
    address: String(request.headers['x-forwarded-for']),
    idempotencyKey: String(request.headers['idempotency-key']),
  };
  const accepted = await delivery.accept({ form: 'contact', ...JSON.parse(body) }, sender);
  response.writeHead(accepted.outcome === 'kept' ? 201 : 429).end();
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(503).end());
});
server.listen(0, '127.0.0.1', () => {
  // Safe cast: a server that listens on a port has an address of this type.
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
process.on('SIGTERM', () => {
  server.close(() => delivery.stop().then(() => process.exit(0)));
});
