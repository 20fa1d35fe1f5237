import type { BankAccount } from '~/domain/bank/accounts.server'
import type { Gap } from '~/domain/bank/gaps'
import type { ListedStatement } from '~/domain/bank/statements.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatDayOf, formatIban, formatMoney } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Money, ShortDate, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { ActButton } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { bankPath, statementsPath } from './query'
import { StatementUpload } from './upload-page'

interface Props {
  accounts: BankAccount[]
  statements: ListPage<ListedStatement>
  gaps: Gap[]
  counts: { open: number; proposed: number }
  mayKeep: boolean
}

export function BankPage({ accounts, statements, gaps, counts, mayKeep }: Props) {
  const { bank: texts, debits, dunning } = useTexts()
  const language = useLanguage()
  const hasStatements = statements.items.length > 0
  const toOpen = { label: texts.toOpen(counts.open), to: bankPath({ state: 'open' }) }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        title={texts.title}
        status={hasStatements && counts.open === 0 ? <span className="soft">{texts.nothingOpen}</span> : null}
        next={counts.open > 0 ? toOpen : null}
        others={[
          hasStatements && { label: texts.toList, to: bankPath({ state: 'all' }) },
          { label: debits.title, to: paths.debits() },
          { label: dunning.title, to: paths.dunning() },
          mayKeep && { label: texts.rulesLink, to: paths.bankRules() },
          mayKeep && { label: texts.accounts.add, to: paths.newBankAccount() },
        ]}
      />
      {gaps.map(({ accountName, fromOn, toOn, cents }) => (
        <Notice key={`${accountName} ${fromOn} ${toOn} ${cents}`} title={texts.gap.title}>
          <p>
            {fromOn === toOn
              ? texts.gap.ofDay(accountName, formatDayOf(fromOn, language), formatMoney(cents, language))
              : texts.gap.text(
                  accountName,
                  formatDayOf(fromOn, language),
                  formatDayOf(toOn, language),
                  formatMoney(cents, language),
                )}
          </p>
        </Notice>
      ))}
      <Accounts accounts={accounts} />
      {mayKeep && accounts.length > 0 ? (
        <RecordPart id="hochladen" title={texts.upload.title}>
          <StatementUpload action={paths.bankUpload()} isQuiet={counts.open > 0} />
        </RecordPart>
      ) : null}
      {accounts.length > 0 ? <Statements statements={statements} mayKeep={mayKeep} /> : null}
    </>
  )
}

function Accounts({ accounts }: Pick<Props, 'accounts'>) {
  const texts = useTexts().bank.accounts
  const href = useHref()
  if (accounts.length === 0) return <p className="empty">{texts.none}</p>
  return (
    <Table
      caption={texts.title}
      rows={accounts}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.name,
          look: 'name',
          phone: 'first',
          cell: ({ id, name }) => (
            <a className="target" href={href(paths.bankAccount(id))}>
              {name}
            </a>
          ),
        },
        { title: texts.bankName, cell: ({ bankName }) => bankName ?? '–' },
        {
          title: texts.iban,
          look: 'amount',
          phone: 'below',
          cell: ({ iban }) => unbroken(formatIban(iban)),
        },
        {
          title: texts.use,
          cell: ({ isOnInvoices, isCollecting, isClosed }) =>
            [isOnInvoices && texts.onInvoices, isCollecting && texts.forDebits, isClosed && texts.closed]
              .filter(Boolean)
              .join(', ') || '–',
        },
        {
          title: texts.asOf,
          phone: 'belowEnd',
          cell: ({ balance }) => (balance ? <ShortDate date={balance.on} /> : texts.noBalance),
        },
        {
          title: texts.balance,
          look: 'number',
          phone: 'end',
          cell: ({ balance }) => (balance ? <Money cents={balance.cents} /> : '–'),
        },
      ]}
    />
  )
}

function Statements({ statements, mayKeep }: Pick<Props, 'statements' | 'mayKeep'>) {
  const { bank } = useTexts()
  const href = useHref()
  const texts = bank.statements
  if (statements.items.length === 0) return <p className="empty">{texts.none}</p>
  return (
    <RecordPart id="auszuege" title={texts.title}>
      <Table
        caption={texts.title}
        rows={statements.items}
        keyOf={({ id }) => id}
        columns={[
          {
            title: texts.period,
            look: 'whole',
            phone: 'first',
            cell: ({ fromOn, toOn, pendingCount, doubtfulCount, hasUnfitBalances }) => (
              <>
                <ShortDate date={fromOn} />
                {toOn === fromOn ? null : (
                  <>
                    {' – '}
                    <ShortDate date={toOn} />
                  </>
                )}
                {pendingCount > 0 ? <p className="soft">{texts.pending(pendingCount)}</p> : null}
                {hasUnfitBalances ? <p className="soft">{texts.unfitBalances}</p> : null}
                {doubtfulCount > 0 ? (
                  <p>
                    <a href={href(bankPath({ state: 'open' }))}>{texts.doubtful(doubtfulCount)}</a>
                  </p>
                ) : null}
              </>
            ),
          },
          { title: texts.account, phone: 'below', cell: ({ accountName }) => accountName },
          { title: texts.entries, look: 'number', cell: ({ entryCount }) => entryCount },
          { title: texts.news, look: 'number', cell: ({ newCount }) => newCount },
          {
            title: texts.closing,
            look: 'number',
            phone: 'end',
            cell: ({ closingCents }) => (closingCents === null ? '–' : <Money cents={closingCents} />),
          },
          mayKeep && {
            title: texts.takeBack,
            isTitleHidden: true,
            isOnScreenOnly: true,
            phone: 'belowEnd',
            cell: ({ fileId }) => (
              <ActButton
                className="act"
                act={{
                  label: texts.takeBack,
                  action: paths.bankTakeBack(fileId),
                  confirm: texts.takeBackText,
                }}
              />
            ),
          },
        ]}
      />
      <Pagination list={texts.title} shown={statements} pathOf={statementsPath} />
    </RecordPart>
  )
}
