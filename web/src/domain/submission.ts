/** What a visitor sends us through a form, read and checked; text is trimmed and never empty unless optional. */
export type Submission =
  | {
      form: 'contact';
      firstName: string;
      lastName: string;
      email: string;
      message: string;
    }
  | {
      form: 'group-purchase';
      organisation: string;
      street: string;
      postal: string;
      city: string;
      /** As it was typed: foreign numbers and «geen» are fine. */
      vat: string;
      contactName: string;
      contactEmail: string;
      /** A whole number, 1 or more. */
      ticketsAmount: number;
      extraInfo?: string;
    }
  | { form: 'newsletter'; email: string };

export type FormKind = Submission['form'];
