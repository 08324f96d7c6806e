/** How many renewals of the shown page are under way. */
let underWay = 0;

/** Whether the page that is shown asks its data again by itself, of which nobody is told how it goes. */
export const isRenewing = (): boolean => underWay > 0;

/** Does what asks the data of the shown page again. */
export async function asRenewal(ask: () => Promise<void>): Promise<void> {
  underWay += 1;
  try {
    await ask();
  } finally {
    underWay -= 1;
  }
}
