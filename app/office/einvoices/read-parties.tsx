import type { Address, Delivery, Party } from '~/domain/einvoices/model'
import { formatCountry } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'

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

interface PlaceProps {
  name: string
  second?: string | undefined
  address: Address | undefined
}

function Place({ name, second, address }: PlaceProps) {
  const language = useLanguage()
  const { lines = [], postalCode, city, region, country = '' } = address ?? {}
  // Intl throws on malformed country codes.
  const land = /^[A-Z]{2}$/.test(country) ? formatCountry(country, language) : country
  const town = [postalCode, city].filter(Boolean).join(' ')
  const rows = [second, ...lines, town, region, land].filter((row) => row?.trim())
  return (
    <address>
      <strong>{name}</strong>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change on the page, and two may be equal
        <span key={index} className="own-line">
          {row}
        </span>
      ))}
    </address>
  )
}
