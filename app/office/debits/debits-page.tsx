import type { CreditorObstacle } from '~/domain/debits/creditor.server'
import type { BlockedDebit, DueDebits } from '~/domain/debits/due.server'
import type { ListedRun } from '~/domain/debits/runs.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoney } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { DueForm, type ShownDebit } from './due-form'
import { useObstacleWords } from './obstacle-words'
import { RunTable } from './run-table'
import { UnsentForm } from './unsent-form'

interface Props extends Pick<DueDebits, 'blocked' | 'running'> {
  due: ShownDebit[]
  missing: CreditorObstacle[]
  runs: ListPage<ListedRun>
  /** Where the firm's bank details are, for those who may change them. */
  firm: string | null
  mayKeep: boolean
  today: string
  formKey: string
}

export function DebitsPage({ due, blocked, running, missing, runs, firm, mayKeep, today, formKey }: Props) {
  const { bank, debits: texts } = useTexts()
  const language = useLanguage()
  const unsent = due.filter(({ untold }) => untold === 'unsent')
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead back={{ to: paths.bank(), label: bank.back }} title={texts.title} />
      <p className="soft">{texts.text}</p>
      {missing.length > 0 ? <Missing missing={missing} firm={firm} /> : null}
      <RecordPart id="faellig" title={texts.due.title}>
        {running.count > 0 ? (
          <p>{texts.due.running(running.count, formatMoney(running.cents, language))}</p>
        ) : null}
        {due.length === 0 ? (
          <p className="empty">{texts.due.none}</p>
        ) : (
          <DueForm due={due} mayMake={mayKeep && missing.length === 0} formKey={formKey} />
        )}
      </RecordPart>
      {unsent.length > 0 ? <UnsentForm unsent={unsent} today={today} mayKeep={mayKeep} /> : null}
      {blocked.length > 0 ? <Blocked blocked={blocked} /> : null}
      <RecordPart id="dateien" title={texts.runs.title}>
        {runs.items.length === 0 ? <p className="empty">{texts.runs.none}</p> : <RunTable runs={runs} />}
      </RecordPart>
    </>
  )
}

function Missing({ missing, firm }: Pick<Props, 'missing' | 'firm'>) {
  const texts = useTexts().debits.missing
  const href = useHref()
  return (
    <Notice title={texts.title}>
      <ul>
        {missing.map((one) => (
          <li key={one}>{texts[one]}</li>
        ))}
      </ul>
      {firm === null ? (
        <p>{texts.askOwner}</p>
      ) : (
        <p>
          <a href={href(firm)}>{texts.link}</a>
        </p>
      )}
    </Notice>
  )
}

function Blocked({ blocked }: { blocked: BlockedDebit[] }) {
  const { debits, invoices } = useTexts()
  const wordsOf = useObstacleWords()
  return (
    <RecordPart id="nicht" title={debits.blocked(blocked.length)}>
      <Table
        caption={debits.blocked(blocked.length)}
        rows={blocked}
        keyOf={({ invoiceId }) => invoiceId}
        columns={[
          {
            title: invoices.columns.number,
            look: 'whole',
            phone: 'first',
            cell: ({ invoiceId, number }) => <InvoiceLink id={invoiceId} number={number} />,
          },
          {
            title: invoices.columns.customer,
            look: 'name',
            phone: 'beside',
            cell: ({ customerName }) => customerName,
          },
          { title: invoices.columns.dueOn, cell: ({ toldOn }) => <ShortDate date={toldOn} /> },
          { title: debits.why, phone: 'below', cell: ({ obstacle }) => wordsOf(obstacle) },
          {
            title: invoices.columns.amount,
            look: 'number',
            phone: 'end',
            cell: ({ cents }) => <Money cents={cents} />,
          },
        ]}
      />
    </RecordPart>
  )
}
