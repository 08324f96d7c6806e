import { createContext, type ReactNode, useContext } from 'react';

/** The default of `RETENTION_DAYS`. */
const DEFAULT_DAYS = 90;

const RetentionDaysContext = createContext(DEFAULT_DAYS);

/** Returns how many days the site retains submissions. Every form shows this number beside its button. */
export const useRetentionDays = (): number => useContext(RetentionDaysContext);

/** Provides the retention period, which only the server knows. In a separate file, which does not load form code. */
export function RetentionContext({ days, children }: { days: number; children: ReactNode }) {
  return <RetentionDaysContext value={days}>{children}</RetentionDaysContext>;
}
