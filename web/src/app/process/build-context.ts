import { createContext } from 'react-router';

/** Which build answers, as the server tells its loaders; `undefined` in development, where code is replaced in the page. */
export const buildContext = createContext<string | undefined>(undefined);
