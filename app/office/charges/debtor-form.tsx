import type { ChargeDebtor } from '~/domain/charges/settings.server'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

/** What default depends on, and no invoice says. */
export function DebtorForm({ customerId, debtor }: { customerId: string; debtor: ChargeDebtor }) {
  const texts = useTexts().charges.debtor
  const refusal = useRefusal()
  return (
    <section className="stack-tight screen-only" aria-labelledby="angaben">
      <h2 id="angaben">{texts.title}</h2>
      <OfficeForm action={paths.customerDebtor(customerId)} button={texts.button} isQuiet>
        <Checkbox id="vereinbart" name="vereinbart" label={texts.agreed} isChecked={debtor.isTermAgreed} />
        <p className="field-hint">{texts.agreedHint}</p>
        <TextField
          {...fieldOf(refusal, 'vertreter', debtor.representative ?? '')}
          label={texts.representative}
          hint={texts.representativeHint}
          isOptional
          autoComplete="off"
        />
      </OfficeForm>
    </section>
  )
}
