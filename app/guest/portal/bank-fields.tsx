import { TextField } from '~/kit/field'
import type { FormRefusal } from '~/kit/forms/faults'
import { useTexts } from '~/kit/language'

export function BankFields({ refusal }: { refusal: FormRefusal | undefined }) {
  const texts = useTexts().portal.change.bank
  const { faults = {}, values = {} } = refusal ?? {}
  return (
    <>
      <input type="hidden" name="kind" value="bank" />
      <p>{texts.safe}</p>
      <TextField
        name="iban"
        label={texts.iban}
        hint={texts.ibanHint}
        fault={faults.iban}
        defaultValue={values.iban}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="holder"
        label={texts.holder}
        fault={faults.holder}
        defaultValue={values.holder}
        autoComplete="name"
      />
      <button type="submit" className="button">
        {texts.button}
      </button>
    </>
  )
}
