/** Size of a segment in bytes: the payload of TCP in an Ethernet packet. */
const SEGMENT = 1_460;
/** Of this many segments, one is delayed, at a random position. */
const HELD_ONE_IN = 33;

export type ConnectionOptions = {
  bitsPerSecond: number;
  /** Latency in each direction, in ms. */
  oneWayMs: number;
  /** How long a lost segment delays its connection, in ms; 0 simulates no loss. */
  holdUpMs: number;
  /** Seed for the choice of the lost segments. */
  seed: number;
};

/** One direction of a connection. Bytes arrive at the other end in the order in which they were sent. */
type Stream = {
  send: (bytes: Buffer) => void;
  /** Ends the stream after all data that was sent has arrived. */
  end: () => void;
  /** Drops all data that has not arrived yet. */
  leave: () => void;
};

type Piece = Buffer | 'end';
type Traveller = {
  waiting: Piece[];
  /** When the first piece in the queue of this sender may be sent, in ms of `performance.now()`. */
  readyAt: number;
};

/**
 * A network connection that many TCP connections share. `join` adds one direction of such a connection, which
 * may send after `opensAfterMs`.
 */
export type SharedConnection = { join: (arrive: (piece: Piece) => void, opensAfterMs: number) => Stream };

/**
 * Simulates a connection on which all senders take turns, one segment each, and share the bandwidth. Times
 * are computed from when each segment was due, not from when a timer fired: on a busy machine timers are
 * late, and the delays would add up.
 */
export function sharedConnection({
  bitsPerSecond,
  oneWayMs,
  holdUpMs,
  seed,
}: ConnectionOptions): SharedConnection {
  const travellers: Traveller[] = [];
  const isHeldUp = draw(seed);
  const arrivals = new Map<Traveller, (piece: Piece, inMs: number) => void>();
  /** Time until which the connection is busy with the pieces sent so far, in ms of `performance.now()`. */
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const carry = () => {
    clearTimeout(timer);
    const now = performance.now();
    for (;;) {
      const waiting = travellers.filter((one) => one.waiting.length > 0);
      const start = Math.max(freeAt, Math.min(...waiting.map(({ readyAt }) => readyAt)));
      if (start === Number.POSITIVE_INFINITY) return;
      if (start > now) {
        timer = setTimeout(carry, start - now);
        return;
      }
      const next = waiting.find(({ readyAt }) => readyAt <= start);
      const piece = next?.waiting.shift();
      if (!next || !piece) return;
      // Moves this sender to the end of the queue, so that all senders take turns.
      travellers.push(...travellers.splice(travellers.indexOf(next), 1));
      const isSegment = piece !== 'end';
      freeAt = start + (isSegment ? (piece.byteLength * 8_000) / bitsPerSecond : 0);
      next.readyAt = freeAt + (isSegment && isHeldUp() ? holdUpMs : 0);
      arrivals.get(next)?.(piece, next.readyAt + oneWayMs - now);
    }
  };

  const join: SharedConnection['join'] = (arrive, opensAfterMs) => {
    const traveller: Traveller = { waiting: [], readyAt: performance.now() + opensAfterMs };
    const travelling: Piece[] = [];
    travellers.push(traveller);
    arrivals.set(traveller, (piece, inMs) => {
      travelling.push(piece);
      setTimeout(() => {
        // Timers that are due within a millisecond may fire in the wrong order. Takes the oldest piece, because pieces
        // must stay in order.
        const first = travelling.shift();
        if (first && arrivals.has(traveller)) arrive(first);
      }, inMs);
    });
    const add = (...pieces: readonly Piece[]) => {
      if (!arrivals.has(traveller)) return;
      if (traveller.waiting.length === 0) traveller.readyAt = Math.max(traveller.readyAt, performance.now());
      traveller.waiting.push(...pieces);
      carry();
    };
    return {
      send: (bytes) => add(...segmentsOf(bytes)),
      end: () => add('end'),
      leave: () => {
        if (arrivals.delete(traveller)) travellers.splice(travellers.indexOf(traveller), 1);
      },
    };
  };
  return { join };
}

const segmentsOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.byteLength / SEGMENT) }, (_, index) =>
    bytes.subarray(index * SEGMENT, (index + 1) * SEGMENT),
  );

/** Returns a function that says for each segment in turn whether to delay it: one in 33, chosen by the seed alone. */
function draw(seed: number): () => boolean {
  let state = seed >>> 0;
  let count = 0;
  let chosen = 0;
  return () => {
    if (count % HELD_ONE_IN === 0) {
      // Uses the random number generator of Numerical Recipes, because it gives equal results on every
      // machine.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      chosen = Math.floor((state / 2 ** 32) * HELD_ONE_IN);
    }
    return count++ % HELD_ONE_IN === chosen;
  };
}
