import { createContext, useContext } from 'react';

export type PartSheet = { href: string; text: string };

/** The style sheet of a part by its name. The server of a built site knows them, a browser does not. */
export const PartSheetTexts = createContext<((part: string) => PartSheet | undefined) | undefined>(undefined);

/** The styles of a part that few pages have, in the page where the server writes it. */
export function PartSheet({ part }: { part: string }) {
  const sheet = useContext(PartSheetTexts)?.(part);
  return (
    sheet && (
      <style href={sheet.href} precedence="page">
        {sheet.text}
      </style>
    )
  );
}
