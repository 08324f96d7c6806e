import { holdPages } from './held-pages.ts';
import { watchPresses } from './shared-element.ts';

// Fetched once for a document, in passing: by itself it says nothing that anybody waits for.
watchPresses();
holdPages();
