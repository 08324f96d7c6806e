import { createContext, type ReactNode, useContext } from 'react';

/** The default of `RETENTION_DAYS`, where nobody says otherwise. */
const DEFAULT_DAYS = 90;

const KeptDaysContext = createContext(DEFAULT_DAYS);

/** How many days the site keeps what visitors send, as every form says beside its button. */
export const useKeptDays = (): number => useContext(KeptDaysContext);

/** Stands around the whole site, since only the server knows how long; pages without a form load nothing else of forms. */
export function RetentionContext({ days, children }: { days: number; children: ReactNode }) {
  return <KeptDaysContext value={days}>{children}</KeptDaysContext>;
}
