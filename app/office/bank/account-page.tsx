import type { BankAccount } from '~/domain/bank/accounts.server'
import type { HistoryEntry } from '~/domain/records/past.server'
import { formatIban } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { SEQUENCE_FIELD } from './fields'

interface Props {
  account: BankAccount
  history: HistoryEntry[]
  mayKeep: boolean
  /** Only owners say where customers pay. */
  mayManage: boolean
}

export function AccountPage({ account, history, mayKeep, mayManage }: Props) {
  const { bank } = useTexts()
  const texts = bank.accounts
  const { id, name, isOnInvoices, isCollecting, marksFirst } = account
  const sequence = {
    label: marksFirst ? texts.markAll : texts.markFirst,
    action: paths.bankAccountSequence(id),
    fields: { [SEQUENCE_FIELD]: marksFirst ? 'RCUR' : 'FRST' },
  }
  return (
    <>
      <SavedBanner saved={bank.saved} />
      <PageHead
        back={{ to: paths.bank(), label: bank.back }}
        title={name}
        next={mayKeep ? { label: bank.upload.title, to: paths.bankUploadFor(id) } : null}
        others={[
          mayManage && !isOnInvoices && { label: texts.putOnInvoices, to: paths.bankAccountInvoices(id) },
          mayKeep && !isCollecting && { label: texts.collectHere, to: paths.bankAccountDebits(id) },
          mayKeep && sequence,
        ]}
      />
      <AccountFacts account={account} />
      <RecordBody
        aside={
          <RecordHistory
            history={history}
            actions={bank.actions}
            labelOf={(field) => (field === 'ibanMasked' ? texts.iban : texts.sequence)}
            show={(_, value) => String(value ?? '')}
          />
        }
      >
        <RecordPart id="verwendung" title={texts.use}>
          <p>{isOnInvoices ? texts.isOnInvoices : texts.notOnInvoices}</p>
          <p>{isCollecting ? texts.isCollecting : texts.notCollecting}</p>
          <p>{marksFirst ? texts.marksFirst : texts.marksAll}</p>
        </RecordPart>
      </RecordBody>
    </>
  )
}

function AccountFacts({ account }: Pick<Props, 'account'>) {
  const texts = useTexts().bank.accounts
  const { balance, iban, bankName, bic } = account
  return (
    <Facts
      isStrip
      facts={[
        {
          label: texts.balance,
          value: balance ? <Money cents={balance.cents} /> : texts.noStatement,
          isMain: true,
        },
        { label: texts.asOf, value: balance && <LongDate date={balance.on} /> },
        { label: texts.iban, value: formatIban(iban) },
        { label: texts.bankName, value: bankName },
        { label: texts.bic, value: bic },
      ]}
    />
  )
}
