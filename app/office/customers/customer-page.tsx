import { keptUntil } from '~/domain/upkeep/periods'
import { useCustomerLabel, useCustomerValue } from '~/kit/customer-words'
import { useHref, useTexts } from '~/kit/language'
import { ArchiveForm } from '~/kit/records/archive-form'
import { BackLink } from '~/kit/records/back-link'
import { useLongDay } from '~/kit/records/long-day'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ContactList } from '../contacts/list-section'
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
  const last = page.invoices.items.find(({ issuedOn }) => issuedOn !== null)?.issuedOn
  const until = useLongDay(last ? keptUntil('invoices', last) : null)
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.customers()} label={texts.back} />
      <h1>{customer.name}</h1>
      {customer.isArchived ? <p className="soft">{texts.archive.undoText(until)}</p> : null}
      {mayKeep && !customer.isArchived ? <Acts customerId={customer.id} /> : null}
      <CustomerBalance {...page} />
      <MasterData customer={customer} values={page.values} mandates={page.mandates} mayKeep={mayKeep} />
      <ContactList contacts={page.contacts} customerId={customer.id} mayKeep={mayKeep} />
      <CustomerThreads threads={page.threads} customerId={customer.id} />
      <Invoices invoices={page.invoices} customer={customer} />
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
      <RecordHistory
        history={page.history}
        actions={texts.actions}
        labelOf={useCustomerLabel()}
        show={useCustomerValue()}
      />
      {mayKeep ? (
        <ArchiveForm
          action={paths.customerArchive(customer.id)}
          isArchived={customer.isArchived}
          text={texts.archive.text(until)}
          button={texts.archive.button}
        />
      ) : null}
    </>
  )
}

function Acts({ customerId }: { customerId: string }) {
  const { invoices, contracts } = useTexts()
  const href = useHref()
  return (
    <p className="actions screen-only">
      <a className="button" href={href(paths.newInvoiceFor(customerId))}>
        {invoices.add}
      </a>
      <a className="button button-quiet" href={href(paths.customerPayment(customerId))}>
        {invoices.acts.pay}
      </a>
      <a className="button button-quiet" href={href(paths.newContract(customerId))}>
        {contracts.add}
      </a>
    </p>
  )
}

function Invoices({ invoices: { items, total }, customer }: Pick<Props, 'invoices' | 'customer'>) {
  const href = useHref()
  const texts = useTexts().customers.invoices
  return (
    <section className="stack-tight" aria-labelledby="rechnungen">
      <h2 id="rechnungen">{texts.title}</h2>
      {items.length === 0 ? <p className="empty">{texts.none}</p> : <InvoiceTable items={items} />}
      {total > items.length ? (
        <p className="screen-only">
          <a className="target" href={href(invoicesPath({ search: customer.name }))}>
            {texts.all(total)}
          </a>
        </p>
      ) : null}
    </section>
  )
}
