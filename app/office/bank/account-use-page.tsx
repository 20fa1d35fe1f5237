import type { BankAccount } from '~/domain/bank/accounts.server'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SecondLook, type ShownAccount } from '~/kit/second-look'
import { paths } from '~/paths'

interface Props {
  account: BankAccount
  before: ShownAccount
  holder: string
  asksForCode: boolean
  use: 'invoices' | 'debits'
}

/** Old and new account side by side, before money goes to the new one. */
export function AccountUsePage({ account, use, ...look }: Props) {
  const texts = useTexts().bank.accounts
  const [label, action, text] =
    use === 'invoices'
      ? [texts.putOnInvoices, paths.bankAccountInvoices(account.id), texts.invoicesText]
      : [texts.collectHere, paths.bankAccountDebits(account.id), texts.debitsText]
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        back={{ to: paths.bankAccount(account.id), label: texts.backToOne(account.name) }}
        title={label}
      />
      <OfficeForm action={action} button={label}>
        <SecondLook {...look} after={account} text={text} />
      </OfficeForm>
    </>
  )
}
