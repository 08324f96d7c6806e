#!/usr/bin/env node
// The sources are TypeScript and there is no build: tsx reads them as they are.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
