import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

export function NewAccountPage({ formKey }: { formKey: string }) {
  const { bank } = useTexts()
  const texts = bank.accounts
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead back={{ to: paths.bank(), label: bank.back }} title={texts.addTitle} />
      <p>{texts.addText}</p>
      <OfficeForm action={paths.newBankAccount()} button={texts.addButton}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <TextField
          {...fieldOf(refusal, 'name')}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <TextField {...fieldOf(refusal, 'bank_name')} label={texts.bankName} isOptional autoComplete="off" />
        <TextField {...fieldOf(refusal, 'iban')} label={texts.iban} autoComplete="off" spellCheck={false} />
      </OfficeForm>
    </>
  )
}
