import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type EventsDouble = {
  url: string;
  /** The requested URLs, each with the API key that the site sent. */
  requested: readonly { url: URL; key: string | undefined }[];
  /** Sets the response to all following requests. */
  answers: (how: Answer) => void;
  stop: () => Promise<void>;
};

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a substitute for UiTdatabank, whose responses the test chooses. */
export async function startEvents(first: Answer): Promise<EventsDouble> {
  const requested: { url: URL; key: string | undefined }[] = [];
  let how = first;
  const server = createServer((request, response) => {
    const key = request.headers['x-api-key'];
    requested.push({
      url: new URL(request.url ?? '/', 'http://events.test'),
      key: Array.isArray(key) ? key[0] : key,
    });
    how(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    answers: (next) => {
      how = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Creates a UiTdatabank response with this body. */
export const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/ld+json' });
    response.end(JSON.stringify(body));
  };

/** Creates a response with one page of events. */
export const events = (...member: unknown[]): Answer =>
  json({ '@type': 'PagedCollection', itemsPerPage: 24, totalItems: member.length, member });

/** Creates one event at two in the afternoon of a November day in 2025. */
export function eventOn(day: number, title: string) {
  const moment = (hour: number) => `2025-11-${String(day).padStart(2, '0')}T${hour}:00:00+01:00`;
  return {
    '@id': `https://io.uitdatabank.be/event/00000000-0000-4000-8000-0000000000${String(day).padStart(2, '0')}`,
    '@context': '/contexts/event',
    mainLanguage: 'nl',
    name: { nl: title },
    calendarType: 'single',
    startDate: moment(14),
    endDate: moment(16),
    creator: 'iemand@geheim.example',
    hiddenLabels: ['niet-te-tonen'],
    description: { nl: '<p>Kom <strong>op tijd</strong>.</p><script>window.gekraakt = true</script>' },
  };
}
