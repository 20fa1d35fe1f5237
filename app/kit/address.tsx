import { Fragment } from 'react'
import { formatCountry } from '~/i18n/format'
import { useLanguage } from './language'

interface Addressee {
  name: string
  contactName?: string | null
  street: string
  addressExtra?: string | null
  postalCode: string
  city: string
  country: string
}

const DOMESTIC = 'DE'

export function Address({ party }: { party: Addressee }) {
  const language = useLanguage()
  const lines = [
    party.contactName,
    party.addressExtra,
    party.street,
    `${party.postalCode} ${party.city}`.trim(),
  ]
  if (party.country !== DOMESTIC) lines.push(formatCountry(party.country, language))
  return (
    <address>
      <strong>{party.name}</strong>
      {lines.map((line) =>
        line ? (
          <Fragment key={line}>
            <br />
            {line}
          </Fragment>
        ) : null,
      )}
    </address>
  )
}
