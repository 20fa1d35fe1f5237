import type { OpenClaim } from '~/domain/invoices/payments/adding-up'
import { formatDate, formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ChoiceGroup } from '~/kit/choice-group'
import { claimField } from '~/kit/forms/receipt-forms'
import { useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'

interface Props {
  claims: readonly OpenClaim[]
  legend: string
}

export function ClaimBoxes({ claims, legend }: Props) {
  const { money } = useTexts().invoices
  const language = useLanguage()
  const { values } = useRefusal()
  if (claims.length === 0) return null
  return (
    <ChoiceGroup id="rechnungen" legend={legend}>
      <p className="soft">{money.use.hint}</p>
      {claims.map(({ id, number, openCents, dueOn }) => (
        <Checkbox
          key={id}
          id={claimField(id)}
          name={claimField(id)}
          label={money.claim(number, formatMoney(openCents, language), formatDate(dueOn, language))}
          isChecked={values[claimField(id)] !== undefined}
        />
      ))}
    </ChoiceGroup>
  )
}
