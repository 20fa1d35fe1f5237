import { Checkbox, RadioChoice } from '~/kit/choice'
import { TextField } from '~/kit/field'
import type { FormRefusal } from '~/kit/forms/faults'
import { useTexts } from '~/kit/language'

interface Props {
  isChecked: boolean
  isFirst: boolean
  consent: string
  refusal: FormRefusal | undefined
}

export function NewMandate({ isChecked, isFirst, consent, refusal }: Props) {
  const texts = useTexts().invoice.choice
  const { faults = {}, values = {} } = refusal ?? {}
  return (
    <RadioChoice
      id="choice-new"
      name="choice"
      value="new"
      label={isFirst ? texts.newFirst : texts.newOther}
      hint={texts.newHint}
      isChecked={isChecked}
    >
      <TextField
        name="iban"
        label={texts.iban}
        hint={texts.ibanHint}
        fault={faults.iban}
        defaultValue={values.iban}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        name="holder"
        label={texts.holder}
        fault={faults.holder}
        defaultValue={values.holder}
        autoComplete="name"
      />
      <Checkbox
        id="consent"
        name="consent"
        label={consent}
        fault={faults.consent}
        isChecked={values.consent !== undefined}
      />
      <p className="small soft">{texts.consentRight}</p>
    </RadioChoice>
  )
}
