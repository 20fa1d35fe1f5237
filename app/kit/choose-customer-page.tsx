import { paths } from '~/paths'
import type { CustomerChoice } from './customer-choice.server'
import { SEARCH_FIELD } from './forms/customer-query'
import { useHref, useTexts } from './language'
import { BackLink } from './records/back-link'
import { SearchForm } from './records/search-form'

interface Props extends CustomerChoice {
  title: string
  question: string
  action: string
  back: { to: string; label: string }
  pathFor: (customerId: string) => string
}

/** First step of creating something for a customer: choosing the customer. */
export function ChooseCustomerPage({ title, question, action, back, pathFor, search, customers }: Props) {
  const { customers: texts } = useTexts()
  const href = useHref()
  return (
    <>
      <BackLink {...back} />
      <h1>{title}</h1>
      <SearchForm
        path={action}
        title={question}
        search={{ name: SEARCH_FIELD, label: texts.search.label, defaultValue: search }}
        reset={search === '' ? null : action}
        links={
          <a className="act" href={href(paths.newCustomer())}>
            {texts.add}
          </a>
        }
      />
      {customers.items.length === 0 ? (
        <p className="empty">{search === '' ? texts.none : texts.noneFound}</p>
      ) : (
        <ul className="office-links">
          {customers.items.map(({ id, name, number, city }) => (
            <li key={id}>
              <a className="target" href={href(pathFor(id))}>
                {name}
              </a>{' '}
              <span className="soft">{`${number}, ${city}`}</span>
            </li>
          ))}
        </ul>
      )}
      {customers.next === null ? null : <p className="soft">{texts.moreToChoose}</p>}
    </>
  )
}
