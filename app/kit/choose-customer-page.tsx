import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { paths } from '~/paths'
import type { CustomerChoice } from './customer-choice.server'
import { TextField } from './field'
import { SEARCH_FIELD } from './forms/customer-query'
import { useHref, useLanguage, useTexts } from './language'
import { BackLink } from './records/back-link'

interface Props extends CustomerChoice {
  title: string
  question: string
  action: string
  back: { to: string; label: string }
  pathFor: (customerId: string) => string
}

/** First step of creating something for a customer: choosing the customer. */
export function ChooseCustomerPage({ title, question, action, back, pathFor, search, customers }: Props) {
  const { customers: texts, records } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <BackLink {...back} />
      <h1>{title}</h1>
      <form className="search search-one" method="get" action={action} aria-label={question}>
        <TextField
          name={SEARCH_FIELD}
          label={question}
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
