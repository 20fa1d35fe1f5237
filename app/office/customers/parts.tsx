import { formatDate } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { ThreadTable } from '../tasks/thread-table'
import type { CustomerPage } from './page.server'

export function CustomerThreads({
  threads: { items, isMore },
  customerId,
}: Pick<CustomerPage, 'threads'> & { customerId: string }) {
  const texts = useTexts().customers.threads
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="nachrichten">
      <h2 id="nachrichten">{texts.title}</h2>
      {items.length === 0 ? <p className="empty">{texts.none}</p> : <ThreadTable threads={items} />}
      {isMore ? (
        <p className="screen-only">
          <a className="target" href={href(paths.customerThreads(customerId))}>
            {texts.all}
          </a>
        </p>
      ) : null}
    </section>
  )
}

interface ContractsProps extends Pick<CustomerPage, 'contracts'> {
  customerId: string
  mayKeep: boolean
}

export function CustomerContracts({ contracts, customerId, mayKeep }: ContractsProps) {
  const { contracts: texts } = useTexts().customers
  const { add } = useTexts().contracts
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="vertraege">
      <h2 id="vertraege">{texts.title}</h2>
      {contracts.length === 0 ? <p>{texts.none}</p> : null}
      <Facts
        facts={contracts.map(({ id, number, title, startsOn, endsOn }) => ({
          label: number,
          value: (
            <>
              <a href={href(paths.contract(id))}>{title}</a>
              {[
                '',
                texts.since(formatDate(startsOn, language)),
                ...(endsOn === null ? [] : [texts.until(formatDate(endsOn, language))]),
              ].join(', ')}
            </>
          ),
        }))}
      />
      {mayKeep ? (
        <p className="screen-only">
          <a className="target" href={href(paths.newContract(customerId))}>
            {add}
          </a>
        </p>
      ) : null}
    </section>
  )
}

interface MandatesProps extends Pick<CustomerPage, 'mandates'> {
  customerId: string
  mayKeep: boolean
}

export function CustomerMandates({ mandates, customerId, mayKeep }: MandatesProps) {
  const texts = useTexts().customers.mandates
  const { statuses, add } = useTexts().mandates
  const language = useLanguage()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="mandate">
      <h2 id="mandate">{texts.title}</h2>
      {mandates.length === 0 ? <p>{texts.none}</p> : null}
      <Facts
        facts={mandates.map(({ id, status, reference, signedOn, ibanMasked }) => ({
          label: reference,
          value: (
            <>
              <a href={href(paths.mandate(id))}>{ibanMasked}</a>
              {`, ${statuses[status]}, ${texts.signed(formatDate(signedOn, language))}`}
            </>
          ),
        }))}
      />
      {mayKeep ? (
        <p className="screen-only">
          <a className="target" href={href(paths.newMandate(customerId))}>
            {add}
          </a>
        </p>
      ) : null}
    </section>
  )
}
