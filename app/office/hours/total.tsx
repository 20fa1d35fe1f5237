import type { HoursPage } from '~/domain/hours/month.server'
import { formatAligned } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

export function HoursTotal({ total }: Pick<HoursPage, 'total'>) {
  const texts = useTexts().hours
  const language = useLanguage()
  return (
    <dl className="list-sums">
      <div>
        <dt>{texts.total}</dt>
        <dd>{formatAligned(total.hours, language)}</dd>
      </div>
      <div>
        <dt>{texts.overtime}</dt>
        <dd>{formatAligned(total.overtime, language)}</dd>
      </div>
    </dl>
  )
}
