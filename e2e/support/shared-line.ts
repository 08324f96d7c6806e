/** What a line carries in one go, in bytes: what Ethernet leaves of a packet for TCP. */
const SEGMENT = 1_460;
/** Of so many segments one is held up. */
const HELD_ONE_IN = 33;

export type LineOptions = {
  bitsPerSecond: number;
  /** From one end to the other, in ms. */
  oneWayMs: number;
  /** In place of loss: how long a segment that would be lost holds up its connection, in ms; 0 for none. */
  holdUpMs: number;
  /** Which segments those are. */
  seed: number;
};

/** One direction of one connection: bytes go in, and come out at the other end in the same order. */
type Stream = {
  send: (bytes: Buffer) => void;
  /** After all that was sent. */
  end: () => void;
  /** What has not arrived is forgotten. */
  leave: () => void;
};

type Piece = Buffer | 'end';
type Traveller = {
  waiting: Piece[];
  /** When the first that waits may go, in ms of the line's clock. */
  readyAt: number;
};

/** A line that many connections share. `join` adds a direction of one, which may send after `opensAfterMs`. */
export type SharedLine = { join: (arrive: (piece: Piece) => void, opensAfterMs: number) => Stream };

/**
 * All who send take turns, a segment each, and together get no more than the line's speed. It reckons when each segment
 * went, and not when a timer came: on a busy machine that is later, and the next would be later by as much.
 */
export function sharedLine({ bitsPerSecond, oneWayMs, holdUpMs, seed }: LineOptions): SharedLine {
  const travellers: Traveller[] = [];
  const isHeldUp = draw(seed);
  const arrivals = new Map<Traveller, (piece: Piece, inMs: number) => void>();
  /** When the line has carried all that it took so far. */
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
      // Its next turn comes after everyone else's.
      travellers.push(...travellers.splice(travellers.indexOf(next), 1));
      const isSegment = piece !== 'end';
      freeAt = start + (isSegment ? (piece.byteLength * 8_000) / bitsPerSecond : 0);
      next.readyAt = freeAt + (isSegment && isHeldUp() ? holdUpMs : 0);
      arrivals.get(next)?.(piece, next.readyAt + oneWayMs - now);
    }
  };

  const join: SharedLine['join'] = (arrive, opensAfterMs) => {
    const traveller: Traveller = { waiting: [], readyAt: performance.now() + opensAfterMs };
    const travelling: Piece[] = [];
    travellers.push(traveller);
    arrivals.set(traveller, (piece, inMs) => {
      travelling.push(piece);
      setTimeout(() => {
        // Two timers may come in the wrong order by a millisecond; what they carry does not.
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

/** Tells of each segment in turn whether it is the one of its 33 that is held up: the same ones for the same seed. */
function draw(seed: number): () => boolean {
  let state = seed >>> 0;
  let count = 0;
  let chosen = 0;
  return () => {
    if (count % HELD_ONE_IN === 0) {
      // The generator of Numerical Recipes: what matters here is that it is the same everywhere.
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      chosen = Math.floor((state / 2 ** 32) * HELD_ONE_IN);
    }
    return count++ % HELD_ONE_IN === chosen;
  };
}
