import { createContext, useContext } from 'react';

const InPreview = createContext(false);

/** Wraps a page in an editor's preview. */
export const InPreviewProvider = InPreview.Provider;

/** Returns whether the page is an editor's preview, in which pages show more than visitors see. */
export const useInPreview = (): boolean => useContext(InPreview);
