import type { Proposal } from '~/domain/dunning/assess'
import type { ListedProposal } from '~/domain/dunning/proposal-page.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoney } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { Money, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { Pagination } from '~/kit/pagination'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { useRefusal } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { type Column, Table } from '~/kit/table'
import { paths } from '~/paths'
import { ACCOUNT_FIELD, ALL_FIELD, customerField, WAYS, wayField } from './forms'
import { dunningPath } from './query'

interface Props {
  page: ListPage<ListedProposal>
  /** On all pages. */
  count: number
  mayKeep: boolean
}

/** Whom to remind; final notices are ticked by hand. */
export function ProposalForm({ page, count, mayKeep }: Props) {
  const proposals = page.items
  const texts = useTexts().dunning.proposed
  const actionOf = useFormAction()
  const tick = useTick()
  const columns = useColumns(mayKeep)
  const table = (
    <Table
      caption={texts.caption(count)}
      rows={proposals}
      keyOf={({ customerId }) => customerId}
      columns={[mayKeep && tick, ...columns]}
    />
  )
  const pagination = (
    <Pagination list={texts.invoices} shown={page} pathOf={(place) => dunningPath({ place })} />
  )
  if (proposals.length === 0)
    return (
      <>
        <p className="empty">{count > 0 ? texts.noneHere : texts.none}</p>
        {pagination}
      </>
    )
  if (!mayKeep)
    return (
      <>
        {table}
        {pagination}
      </>
    )
  return (
    <form className="stack" method="post" action={actionOf(paths.dunningSending())} noValidate>
      {table}
      {pagination}
      {proposals.some(({ level }) => level === 3) ? <p className="soft">{texts.lastByHand}</p> : null}
      <Checkbox id={ACCOUNT_FIELD} name={ACCOUNT_FIELD} label={texts.account} />
      <p className="actions">
        <button type="submit" className="button">
          {texts.send}
        </button>
        {count > proposals.length ? (
          <button type="submit" className="button button-quiet" name={ALL_FIELD} value={count}>
            {texts.sendAll(count)}
          </button>
        ) : null}
      </p>
    </form>
  )
}

function useTick(): Column<ListedProposal> {
  const texts = useTexts().dunning.proposed
  const { values } = useRefusal()
  const isGivenBack = Object.keys(values).length > 0
  return {
    title: texts.choose,
    phone: 'end',
    cell: (proposal) => {
      const name = customerField(proposal.customerId)
      return (
        <label className="tick">
          <input
            type="checkbox"
            name={name}
            value={proposal.seen}
            defaultChecked={isGivenBack ? values[name] !== undefined : proposal.level < 3}
          />
          <span className="visually-hidden">{texts.tick(proposal.customerName)}</span>
        </label>
      )
    },
  }
}

function useColumns(mayKeep: boolean): Column<ListedProposal>[] {
  const { dunning: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return [
    {
      title: texts.customer,
      isRowName: true,
      look: 'name',
      phone: 'first',
      cell: ({ customerId, customerName }) => (
        <a className="target" href={href(paths.dunningProposal(customerId))}>
          {customerName}
        </a>
      ),
    },
    { title: texts.proposed.level, look: 'whole', phone: 'below', cell: ({ level }) => texts.levels[level] },
    {
      title: texts.proposed.invoices,
      cell: ({ customerId, invoices, moreInvoices }) => (
        <>
          {invoices.map(({ invoiceId, number, daysLate }) => (
            <div key={invoiceId}>
              <InvoiceLink id={invoiceId} number={number} />{' '}
              <span className="soft">{unbroken(texts.proposed.late(daysLate))}</span>
            </div>
          ))}
          {moreInvoices > 0 ? (
            <a className="target" href={href(paths.dunningProposal(customerId))}>
              {texts.proposed.more(moreInvoices)}
            </a>
          ) : null}
        </>
      ),
    },
    { title: texts.proposed.way, cell: (proposal) => <ChosenWay proposal={proposal} mayKeep={mayKeep} /> },
    {
      title: texts.amount,
      look: 'number',
      phone: 'belowEnd',
      cell: ({ totalCents, creditCents, letterFeeCents, ways }) => (
        <>
          <Money cents={totalCents} />
          {creditCents > 0 ? (
            <Remark>{texts.proposed.lessCredit(formatMoney(creditCents, language))}</Remark>
          ) : null}
          {letterFeeCents > 0 && ways.includes('letter') ? (
            <Remark>{texts.proposed.letterFee(formatMoney(letterFeeCents, language))}</Remark>
          ) : null}
        </>
      ),
    },
  ]
}

function ChosenWay({ proposal, mayKeep }: { proposal: Proposal; mayKeep: boolean }) {
  const { dunning: texts } = useTexts()
  const { values } = useRefusal()
  const { customerId, customerName, ways, email } = proposal
  const [usual = 'mail', ...others] = ways
  const name = wayField(customerId)
  if (!mayKeep || others.length === 0)
    return (
      <>
        {texts.ways[usual]}
        {usual === 'letter' && mayKeep ? <input type="hidden" name={name} value={WAYS.letter} /> : null}
      </>
    )
  return (
    <select
      className="input"
      name={name}
      aria-label={texts.proposed.wayTo(customerName)}
      defaultValue={values[name] ?? WAYS[usual]}
      title={email ?? undefined}
    >
      {ways.map((way) => (
        <option key={way} value={WAYS[way]}>
          {texts.ways[way]}
        </option>
      ))}
    </select>
  )
}
