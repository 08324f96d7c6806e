import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { answerAges } from './content/content.ts';
import { eventAges } from './content/events.ts';
import { publicationStream } from './content/publication-stream.ts';
import { delivery } from './submissions.ts';

/** Adds what is only looked at when somebody asks: the process, its event loop, its queues and the age of its answers. */
export function registerGauges(registry: Registry): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'boektopia_deliveries',
    help: 'Mails and newsletter requests by state, as the database last said; waiting, delivered, dead',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const { ageMs: _, ...counts } = delivery.lastCounts() ?? { ageMs: 0 };
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'boektopia_deliveries_counted_seconds',
    help: 'How long ago the database last said so, or the process started: it grows while the database is away',
    registers,
    collect() {
      const last = delivery.lastCounts();
      // A database that was away from the start is as silent as one that went away, and no alert hears of NaN.
      this.set(last ? last.ageMs / 1_000 : process.uptime());
    },
  });
  new Gauge({
    name: 'boektopia_open_streams',
    help: 'Screens that hear of publications from this process',
    registers,
    collect() {
      this.set(publicationStream.size());
    },
  });
  new Gauge({
    name: 'boektopia_answers',
    help: 'Answers of a service that this process keeps',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, { count }] of ages()) this.set({ service }, count);
    },
  });
  new Gauge({
    name: 'boektopia_answer_age_seconds',
    help: 'How old the newest kept answer of a service is: it grows while nobody asks, and while the service is away',
    labelNames: ['service'] as const,
    registers,
    collect() {
      for (const [service, { newest }] of ages())
        this.set({ service }, newest === undefined ? Number.NaN : (Date.now() - newest) / 1_000);
    },
  });
}

const ages = () => Object.entries({ content: answerAges(), events: eventAges() });

/**
 * Shows the figures of a registry at `/metrics`, on a port of their own that visitors cannot reach. Rejects where the
 * port cannot be had. `port` 0 takes a free one.
 */
export function listenForMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
