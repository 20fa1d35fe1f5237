import type { LinkPage } from '~/domain/overviews/link-page.server'
import { RadioChoice } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { detailsPage } from './owner-page'

export function LinkMail({
  page: { link, about, recipients, formKey },
}: {
  page: LinkPage & { formKey: string }
}) {
  const texts = useTexts().links.mail
  const { faults, values } = useRefusal()
  const href = useHref()
  const chosen = values.recipient ?? recipients[0]?.key
  return (
    <section className="stack-tight screen-only" aria-labelledby="senden">
      <h2 id="senden">{texts.title}</h2>
      {recipients.length === 0 ? (
        <p>
          {texts.none} <a href={`${href(detailsPage(about))}#email`}>{texts.add}</a>
        </p>
      ) : (
        <OfficeForm action={paths.linkMail(link.id)} button={texts.button}>
          <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
          <ChoiceGroup id="recipient" legend={texts.recipient} fault={faults.recipient}>
            {recipients.map(({ key, name, email, language }, index) => (
              <RadioChoice
                key={key}
                id={index === 0 ? 'recipient' : `recipient-${index}`}
                name="recipient"
                value={key}
                label={`${name}, ${texts.inLanguage[language]}`}
                hint={email}
                isChecked={chosen === key}
              />
            ))}
          </ChoiceGroup>
        </OfficeForm>
      )}
    </section>
  )
}
