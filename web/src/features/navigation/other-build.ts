/** The build whose code this document runs, and whether another one has answered since. */
const builds: { own?: string; other: boolean } = { other: false };

/**
 * Notes which build made what this document shows: the first is its own. React Router compares no builds where it knows all
 * routes from the start, and would show the data of one build with the code of another for as long as the tab is open.
 */
export function noteBuild(build: string | undefined): void {
  if (build === undefined) return;
  builds.own ??= build;
  if (build !== builds.own) builds.other = true;
}

/** Has the next page loaded as a document: this one was drawn on the device, and the site answers again. */
export function leaveDocument(): void {
  builds.other = true;
}

/** Whether the next page is to be loaded as a document, with the code of its own build. */
export const isOtherBuildMet = (): boolean => builds.other;
