import type { FormKind } from '../../domain/pages/submission.ts';
import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { island } from '../../islands/island.tsx';
import { Postcard } from '../../ui/forms/Postcard.tsx';

type PostcardFormProps = {
  kind: Exclude<FormKind, 'newsletter'>;
  id: string;
  again?: FormAgain;
  /** How many days the site stores a submission. */
  days: number;
  /** The date on the postmark, in words. */
  date: string;
};

/** A form that becomes a stamped postcard once it is sent. */
export const PostcardForm = island('PostcardForm', FormWithPostcard, { when: 'touch' });

function FormWithPostcard({ date, ...form }: PostcardFormProps) {
  return (
    <SiteForm
      {...form}
      sent={({ message, reference, focused }) => (
        <Postcard title={message} date={date} focused={focused}>
          <p>{FORM_WORDS[form.kind].next}</p>
          {reference && (
            <p>
              Je referentie is <strong>{reference}</strong>. Vermeld ze als je ons schrijft of belt.
            </p>
          )}
        </Postcard>
      )}
    />
  );
}
