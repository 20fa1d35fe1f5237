import type { Paged } from '~/domain/paging'
import { SEARCH_FIELD } from '~/forms/customer-query'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import { TextField } from '../../field'
import { useHref, useLanguage, useTexts } from '../../language'
import { BackLink } from '../../records/back-link'

interface Props {
  search: string
  customers: Paged<{ id: string; name: string; number: string; city: string }>
}

/** The first step of a new invoice: whom it is for. */
export function ChooseCustomerPage({ search, customers }: Props) {
  const { invoices, customers: texts, records } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <BackLink to={paths.invoices()} label={invoices.back} />
      <h1>{invoices.add}</h1>
      <form
        className="search search-one"
        method="get"
        action={paths.newInvoice()}
        aria-label={invoices.forWhom}
      >
        <TextField
          name={SEARCH_FIELD}
          label={invoices.forWhom}
          hint={texts.search.label}
          defaultValue={search}
          autoComplete="off"
          type="search"
        />
        <input type="hidden" name={LANGUAGE_PARAMETER} value={language} />
        <p className="actions">
          <button type="submit" className="button button-quiet">
            {records.search.button}
          </button>
          <a className="target" href={href(paths.newCustomer())}>
            {texts.add}
          </a>
        </p>
      </form>
      {customers.items.length === 0 ? (
        <p className="empty">{search === '' ? texts.none : texts.noneFound}</p>
      ) : (
        <ul className="office-links">
          {customers.items.map(({ id, name, number, city }) => (
            <li key={id}>
              <a className="target" href={href(paths.newInvoiceFor(id))}>
                {name}
              </a>{' '}
              <span className="soft">{`${number}, ${city}`}</span>
            </li>
          ))}
        </ul>
      )}
      {customers.next === null ? null : <p className="soft">{invoices.moreCustomers}</p>}
    </>
  )
}
