import type { FormKind } from '../../domain/pages/submission.ts';
import { FORM_WORDS } from '../../features/forms/form-fields.ts';
import { type FormAgain, SiteForm } from '../../features/forms/SiteForm.tsx';
import { island } from '../../islands/island.tsx';
import { Postcard } from '../../ui/forms/Postcard.tsx';

type PostcardFormProps = {
  kind: Exclude<FormKind, 'newsletter'>;
  id: string;
  again?: FormAgain;
  /** How long the site stores a submission, in days. */
  days: number;
  /** The formatted date on the postmark. */
  date: string;
};

/** A form. After the submission, a stamped postcard replaces it. */
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
