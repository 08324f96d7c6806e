#!/usr/bin/env node
// The sources are TypeScript without a build step: tsx loads them directly.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
