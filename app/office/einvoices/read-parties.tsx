import type { Delivery, Party } from '~/domain/einvoices/model'
import { Facts } from '~/kit/facts'
import { useTexts } from '~/kit/language'
import { Place } from './place'

export function ReadParty({ title, party }: { title: string; party: Party | undefined }) {
  const { facts, nothing } = useTexts().einvoices
  const { contact, ids = [], legalId, electronicAddress } = party ?? {}
  return (
    <div className="stack-tight">
      <h3>{title}</h3>
      <Place name={party?.name ?? nothing} second={party?.tradingName} address={party?.address} />
      <Facts
        facts={[
          { label: facts.vatId, value: party?.vatId },
          { label: facts.taxNumber, value: party?.taxNumber },
          { label: facts.ids, value: ids.map(({ value }) => value).join(', ') },
          { label: facts.legalId, value: legalId?.value },
          { label: facts.legalWords, value: party?.legalWords },
          {
            label: facts.contact,
            value: [contact?.name, contact?.phone, contact?.email].filter(Boolean).join(', '),
          },
          { label: facts.electronicAddress, value: electronicAddress?.value },
        ]}
      />
    </div>
  )
}

export function ReadPlace({ title, delivery }: { title: string; delivery: Delivery }) {
  if (!delivery.name && !delivery.address) return null
  return (
    <div className="stack-tight">
      <h3>{title}</h3>
      <Place name={delivery.name ?? ''} address={delivery.address} />
    </div>
  )
}
