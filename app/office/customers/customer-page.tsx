import { keptUntil } from '~/domain/upkeep/periods'
import { useCustomerLabel, useCustomerValue } from '~/kit/customer-words'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { useArchiveAct } from '~/kit/records/archive-act'
import { useLongDay } from '~/kit/records/long-day'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ContactList } from '../contacts/list-section'
import { CustomerDunning } from '../dunning/customer-part'
import { invoicesPath } from '../invoices/query'
import { InvoiceTable } from '../invoices/table'
import { LinksSection } from '../links/list-section'
import { CustomerBalance } from './balance'
import { MasterData } from './master-data'
import type { CustomerPage as CustomerPageData } from './page.server'
import { CustomerContracts, CustomerMandates, CustomerThreads } from './parts'

interface Props extends CustomerPageData {
  mayKeep: boolean
}

export function CustomerPage({ mayKeep, ...page }: Props) {
  const texts = useTexts().customers
  const { customer } = page
  const until = useKeptUntil(page)
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.customers(), label: texts.back }}
        title={customer.name}
        status={<span className="soft">{customer.number}</span>}
        {...useActs({ customer, mayKeep, until, stopReason: page.stopReason })}
      />
      {customer.isArchived ? <p className="soft">{texts.archive.undoText(until)}</p> : null}
      <CustomerBalance {...page} />
      <RecordBody
        aside={
          <>
            <MasterData customer={customer} values={page.values} mandates={page.mandates} />
            <RecordHistory
              history={page.history}
              actions={texts.actions}
              labelOf={useCustomerLabel()}
              show={useCustomerValue()}
            />
          </>
        }
      >
        <Invoices invoices={page.invoices} customer={customer} />
        <CustomerDunning {...page} customerId={customer.id} mayKeep={mayKeep} />
        <ContactList contacts={page.contacts} customerId={customer.id} mayKeep={mayKeep} />
        <CustomerThreads threads={page.threads} customerId={customer.id} />
        <CustomerContracts
          contracts={page.contracts}
          customerId={customer.id}
          mayKeep={mayKeep && !customer.isArchived}
        />
        <CustomerMandates mandates={page.mandates} customerId={customer.id} mayKeep={mayKeep} />
        {page.links ? (
          <LinksSection
            links={page.links}
            seenAt={page.seenAt}
            purpose="portal"
            name={customer.name}
            create={customer.isArchived ? null : paths.customerLink(customer.id)}
            block={paths.customerLinkBlock(customer.id)}
          />
        ) : null}
      </RecordBody>
    </>
  )
}

function useKeptUntil({ invoices }: Pick<Props, 'invoices'>): string | null {
  const last = invoices.items.find(({ issuedOn }) => issuedOn !== null)?.issuedOn
  return useLongDay(last ? keptUntil('invoices', last) : null)
}

function useActs({
  customer: { id, isArchived },
  mayKeep,
  until,
  stopReason,
}: Pick<Props, 'customer' | 'mayKeep' | 'stopReason'> & { until: string | null }): {
  next: Act | null
  others: Acts
} {
  const { invoices, contracts, customers, dunning } = useTexts()
  const archive = useArchiveAct({
    action: paths.customerArchive(id),
    isArchived,
    text: customers.archive.text(until),
    button: customers.archive.button,
  })
  if (!mayKeep) return { next: null, others: [] }
  const change = { label: customers.edit, to: paths.customerDetails(id) }
  if (isArchived) return { next: archive, others: [change] }
  return {
    next: { label: invoices.add, to: paths.newInvoiceFor(id) },
    others: [
      { label: invoices.acts.pay, to: paths.customerPayment(id) },
      { label: contracts.add, to: paths.newContract(id) },
      change,
      stopReason === null && { label: dunning.stop.title, to: paths.dunningStop(id) },
      archive,
    ],
  }
}

function Invoices({ invoices: { items, total }, customer }: Pick<Props, 'invoices' | 'customer'>) {
  const { charges, customers } = useTexts()
  const { invoices: texts, account } = customers
  return (
    <RecordPart
      id="rechnungen"
      title={texts.title}
      acts={[
        { label: account.title, to: paths.customerAccount(customer.id) },
        { label: charges.open, to: paths.customerDefault(customer.id) },
        total > items.length && {
          label: texts.all(total),
          to: invoicesPath({ search: customer.name }),
        },
      ]}
    >
      {items.length === 0 ? <p className="empty">{texts.none}</p> : <InvoiceTable items={items} />}
    </RecordPart>
  )
}
