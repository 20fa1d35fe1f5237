import { formatIban, formatLongDayOf } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, unbroken } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import type { MandatePage } from './page.server'

export function FormerAccounts({ formerAccounts }: Pick<MandatePage, 'formerAccounts'>) {
  const { former: texts, facts } = useTexts().mandates
  const language = useLanguage()
  if (formerAccounts.length === 0) return null
  return (
    <section className="sheet stack-tight" aria-labelledby="fruehere-konten">
      <h2 id="fruehere-konten">{texts.title}</h2>
      <p>{texts.text}</p>
      {formerAccounts.map(({ id, iban, ibanMasked, holder, lastUsedOn, changedAt, changedBy, keptUntil }) => (
        <Facts
          key={id}
          facts={[
            { label: facts.account, value: unbroken(ibanMasked) },
            { label: facts.holder, value: holder },
            { label: facts.lastUsedOn, value: lastUsedOn && <LongDate date={lastUsedOn} /> },
            { label: texts.until, value: formatLongDayOf(changedAt, language) },
            { label: texts.changedBy, value: changedBy },
            { label: texts.keptUntil, value: <LongDate date={keptUntil} /> },
            { label: texts.whole, value: iban && unbroken(formatIban(iban)) },
          ]}
        />
      ))}
    </section>
  )
}
