import { join } from 'node:path';

/** The folder of the edition that tests of code run on. Its dates stay in 2025. */
export const FIXTURE_EDITION = import.meta.dirname;

/**
 * The folder of the edition that ships. Only tests of content (`*.content.test.ts`), screenshots and benchmarks read it;
 * scripts/shipped-edition-readers.test.mjs fails for any other reader.
 */
export const SHIPPED_EDITION = join(import.meta.dirname, '..', 'content');
