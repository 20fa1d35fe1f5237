import { formatCountry } from '~/i18n/format'
import { useLanguage } from '~/kit/language'
import type { TaskPage } from './page.server'

export function AddressLines({
  address: { lines, country },
}: {
  address: NonNullable<TaskPage['address']>['now']
}) {
  const language = useLanguage()
  const all = country === null ? lines : [...lines, formatCountry(country, language)]
  return (
    <span className="value">
      {all.map((line) => (
        <span className="line-of-address" key={line}>
          {line}
        </span>
      ))}
    </span>
  )
}
