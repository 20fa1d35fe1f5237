import type { ReactNode } from 'react'
import type { InvoiceOfFound } from '~/domain/search/invoices-of-found.server'
import type { SearchResult } from '~/domain/search/search.server'
import { fullName } from '~/domain/values/person-name'
import { formatDate, formatDayOf, formatMoney } from '~/i18n/format'
import { customersPath } from '~/kit/forms/customer-query'
import { invoiceStatusIn } from '~/kit/invoice-status'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { contractsPath } from '../contracts/query'
import { employeesPath } from '../employees/query'
import { invoicesPath } from '../invoices/query'

interface Props {
  search: string
  /** Null if the search was too short. */
  found: SearchResult | null
  isBare: boolean
}

export function SearchPage({ search, found, isBare }: Props) {
  const texts = useTexts().search
  if (!found)
    return (
      <>
        <h1>{texts.title}</h1>
        <p className="empty">{texts.tooShort}</p>
      </>
    )
  const isEmpty = Object.values(found).every((group) => !group?.items.length)
  return (
    <>
      <h1 className="value">{texts.titleOf(search)}</h1>
      {isEmpty ? <p className="empty">{isBare ? texts.nothingYet : texts.nothing}</p> : null}
      <Groups search={search} found={found} />
    </>
  )
}

function Groups({ search, found }: { search: string; found: SearchResult }) {
  const { search: texts, mandates: mandateTexts } = useTexts()
  const language = useLanguage()
  const { customers, contracts, mandates, invoices, employees } = found
  return (
    <>
      <Group name="customers" group={customers} list={customersPath({ search })}>
        {({ id, name, number, city, contact, openCents, invoices: own }) => (
          <>
            <Hit
              path={paths.customer(id)}
              name={name}
              details={[
                ...[number, city, contact],
                openCents > 0 && texts.open(formatMoney(openCents, language)),
              ]}
            />
            <InvoicesOfHit invoices={own} />
          </>
        )}
      </Group>
      <Group name="invoices" group={invoices} list={invoicesPath({ search })}>
        {({ id, number, customer, issuedOn, grossCents }) => (
          <Hit
            path={paths.officeInvoice(id)}
            name={number ?? texts.draft}
            details={[
              customer,
              issuedOn && formatDate(issuedOn, language),
              formatMoney(grossCents, language),
            ]}
          />
        )}
      </Group>
      <Group name="contracts" group={contracts} list={contractsPath({ search })}>
        {({ id, number, title, customer }) => (
          <Hit path={paths.contract(id)} name={title} details={[number, customer]} />
        )}
      </Group>
      <Group name="mandates" group={mandates}>
        {({ id, reference, iban, status, customer }) => (
          <Hit
            path={paths.mandate(id)}
            name={reference}
            details={[customer, iban, mandateTexts.statuses[status]]}
          />
        )}
      </Group>
      <Group name="employees" group={employees} list={employeesPath({ search })}>
        {({ id, number, first_name, last_name }) => (
          <Hit path={paths.employee(id)} name={fullName(first_name, last_name)} details={[number]} />
        )}
      </Group>
    </>
  )
}

interface GroupProps<Item> {
  name: keyof SearchResult
  group: { items: Item[]; isMore: boolean } | null
  /** The list with all results, if there is one. */
  list?: string
  children: (item: Item) => ReactNode
}

function Group<Item extends { id: string }>({ name, group, list, children }: GroupProps<Item>) {
  const texts = useTexts().search
  const href = useHref()
  if (!group?.items.length) return null
  return (
    <section className="stack-tight" aria-labelledby={name}>
      <h2 id={name}>{texts.groups[name]}</h2>
      <ul className="office-links">
        {group.items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      {group.isMore ? <p>{list ? <a href={href(list)}>{texts.all}</a> : texts.more}</p> : null}
    </section>
  )
}

/** The open ones with what is open, the others with what they came to. */
function InvoicesOfHit({ invoices }: { invoices: InvoiceOfFound[] }) {
  const texts = useTexts()
  const { draftOf } = texts.invoices
  const language = useLanguage()
  if (invoices.length === 0) return null
  return (
    <ul className="office-links hits-below">
      {invoices.map(({ id, number, issuedOn, grossCents, openCents, status, createdAt }) => (
        <li key={id}>
          <Hit
            path={paths.officeInvoice(id)}
            name={number ?? draftOf(formatDayOf(createdAt, language))}
            details={[
              issuedOn && formatDate(issuedOn, language),
              formatMoney(openCents > 0 ? openCents : grossCents, language),
            ]}
          />{' '}
          {status ? invoiceStatusIn(texts, status) : null}
        </li>
      ))}
    </ul>
  )
}

interface HitProps {
  path: string
  name: string
  details: (string | null | false)[]
}

function Hit({ path, name, details }: HitProps) {
  const href = useHref()
  return (
    <span className="value">
      <a className="target" href={href(path)}>
        {name}
      </a>{' '}
      <span className="soft">{details.filter(Boolean).join(', ')}</span>
    </span>
  )
}
