import { formatDate } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { paths } from '~/paths'
import { ThreadTable } from '../tasks/thread-table'
import type { CustomerPage } from './page.server'

export function CustomerThreads({
  threads: { items, isMore },
  customerId,
}: Pick<CustomerPage, 'threads'> & { customerId: string }) {
  const texts = useTexts().customers.threads
  return (
    <RecordPart
      id="nachrichten"
      title={texts.title}
      acts={[isMore && { label: texts.all, to: paths.customerThreads(customerId) }]}
    >
      {items.length === 0 ? <p className="empty">{texts.none}</p> : <ThreadTable threads={items} />}
    </RecordPart>
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
    <RecordPart
      id="vertraege"
      title={texts.title}
      acts={[mayKeep && { label: add, to: paths.newContract(customerId) }]}
    >
      {contracts.length === 0 ? <p className="empty">{texts.none}</p> : null}
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
    </RecordPart>
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
    <RecordPart
      id="mandate"
      title={texts.title}
      acts={[mayKeep && { label: add, to: paths.newMandate(customerId) }]}
    >
      {mandates.length === 0 ? <p className="empty">{texts.none}</p> : null}
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
    </RecordPart>
  )
}
