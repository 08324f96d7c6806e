import { describe, expect, it } from 'vitest';
import { withLazyHandOff } from './lazy-hand-off.ts';

const CODE = `    let entryContext = {
      manifest: build.assets,
      serverHandoffStream: encodeViaTurboStream(
        state,
        request.signal
      ),
      renderMeta: {}
    };
`;

describe('the data of a page', () => {
  it('is written where it is asked for, and not before', () => {
    expect(withLazyHandOff(CODE)).toBe(`    let entryContext = {
      manifest: build.assets,
      get serverHandoffStream() {
        return encodeViaTurboStream(
        state,
        request.signal
      );
      },
      renderMeta: {}
    };
`);
  });

  it('stops the build where React Router writes it in another way', () => {
    expect(() => withLazyHandOff('serverHandoffStream: stream,')).toThrow('in another way');
  });
});
