import type { BankAccount } from '~/domain/bank/accounts.server'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

export function AccountNamePage({ account }: { account: BankAccount }) {
  const texts = useTexts().bank.accounts
  const refusal = useRefusal()
  const { id, name, bankName } = account
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead back={{ to: paths.bankAccount(id), label: texts.backToOne(name) }} title={texts.rename} />
      <OfficeForm action={paths.bankAccountName(id)} button={texts.renameButton}>
        <TextField
          {...fieldOf(refusal, 'name', name)}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <TextField
          {...fieldOf(refusal, 'bank_name', bankName ?? '')}
          label={texts.bankName}
          isOptional
          autoComplete="off"
        />
      </OfficeForm>
    </>
  )
}
