import type { BankAccount } from '~/domain/bank/accounts.server'
import type { HistoryEntry } from '~/domain/records/past.server'
import { formatIban } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { CLOSED_FIELD, SEQUENCE_FIELD } from './fields'

interface Props {
  account: BankAccount
  /** How many open invoices name it, though new ones do not. */
  naming: number
  /** Whether it is remembered what was said of bookings that were perhaps there twice. */
  hasAnswers: boolean
  history: HistoryEntry[]
  mayKeep: boolean
  /** Only owners say where customers pay. */
  mayManage: boolean
}

export function AccountPage({ account, naming, hasAnswers, history, mayKeep, mayManage }: Props) {
  const { bank } = useTexts()
  const texts = bank.accounts
  const { id, name, isOnInvoices, isCollecting, isClosed, marksFirst, isNumberedAnew } = account
  const labels: Record<string, string> = {
    ibanMasked: texts.iban,
    name: texts.name,
    bank_name: texts.bankName,
  }
  const sequence = {
    label: marksFirst ? texts.markAll : texts.markFirst,
    action: paths.bankAccountSequence(id),
    fields: { [SEQUENCE_FIELD]: marksFirst ? 'RCUR' : 'FRST' },
  }
  const end = {
    label: isClosed ? texts.reopen : texts.close,
    action: paths.bankAccountEnd(id),
    fields: { [CLOSED_FIELD]: isClosed ? 'nein' : 'ja' },
    ...(isClosed ? {} : { confirm: texts.closeText(naming) }),
  }
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={bank.saved} />
      <PageHead
        back={{ to: paths.bank(), label: bank.back }}
        title={name}
        status={isClosed ? <StatusMark shape="cancelled">{texts.closed}</StatusMark> : null}
        next={mayKeep && !isClosed ? { label: bank.upload.title, to: paths.bankUploadFor(id) } : null}
        others={[
          mayManage &&
            !isOnInvoices &&
            !isClosed && { label: texts.putOnInvoices, to: paths.bankAccountInvoices(id) },
          mayKeep &&
            !isCollecting &&
            !isClosed && { label: texts.collectHere, to: paths.bankAccountDebits(id) },
          mayKeep && !isClosed && sequence,
          mayKeep && { label: texts.rename, to: paths.bankAccountName(id) },
          mayKeep && hasAnswers && { label: texts.forgetAnswers, action: paths.bankAccountAnswers(id) },
          mayKeep && isNumberedAnew && { label: texts.heedNumbers, action: paths.bankAccountNumbers(id) },
          mayKeep && end,
        ]}
      />
      <AccountFacts account={account} />
      <RecordBody
        aside={
          <RecordHistory
            history={history}
            actions={bank.actions}
            labelOf={(field) => labels[field] ?? texts.sequence}
            show={(_, value) => String(value ?? '')}
          />
        }
      >
        <AccountUse account={account} naming={naming} />
      </RecordBody>
    </>
  )
}

function AccountUse({ account, naming }: Pick<Props, 'account' | 'naming'>) {
  const texts = useTexts().bank.accounts
  const { isOnInvoices, isCollecting, isClosed, marksFirst, isNumberedAnew } = account
  return (
    <RecordPart id="verwendung" title={texts.use}>
      {isClosed ? <p>{texts.closedText}</p> : null}
      {naming > 0 ? <p>{texts.naming(naming)}</p> : null}
      <p>{isOnInvoices ? texts.isOnInvoices : texts.notOnInvoices}</p>
      <p>{isCollecting ? texts.isCollecting : texts.notCollecting}</p>
      <p>{marksFirst ? texts.marksFirst : texts.marksAll}</p>
      {isNumberedAnew ? <p>{texts.isNumberedAnew}</p> : null}
    </RecordPart>
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
          value: balance ? <Money cents={balance.cents} /> : texts.noBalance,
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
