import { createContext, useContext } from 'react';

const InPreview = createContext(false);

/** Around a page that an editor looks at before it is published. */
export const InPreviewProvider = InPreview.Provider;

/** Whether the page is shown to an editor, who also sees what visitors do not. */
export const useInPreview = (): boolean => useContext(InPreview);
