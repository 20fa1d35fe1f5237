import type { Address } from '~/domain/einvoices/model'
import { formatCountry } from '~/i18n/format'
import { useLanguage } from '~/kit/language'

interface PlaceProps {
  name: string
  second?: string | undefined
  address: Address | undefined
}

export function Place({ name, second, address }: PlaceProps) {
  const language = useLanguage()
  const { lines = [], postalCode, city, region, country = '' } = address ?? {}
  // Intl knows the form of a code better than strangers do.
  const land = /^[A-Z]{2}$/.test(country) ? formatCountry(country, language) : country
  const town = [postalCode, city].filter(Boolean).join(' ')
  const rows = [second, ...lines, town, region, land].filter((row) => row?.trim())
  return (
    <address>
      <strong>{name}</strong>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change on the page, and two may be equal
        <span key={index} className="read-row">
          {row}
        </span>
      ))}
    </address>
  )
}
