import type { DoubleDebit as Shown } from '~/domain/invoices/payments/double-debits.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'

/** Why a debit collects too much, and how to stop it; or what became of it. */
export function DoubleDebit({ debit }: { debit: Shown }) {
  const { debits, tasks } = useTexts()
  const texts = tasks.doubleDebit
  const why = useWhy(debit)
  if (debit.state === 'booked') return <p>{texts.booked}</p>
  if (debit.state !== 'running') return <p>{texts.over}</p>
  if (why === null) return <p>{texts.fits}</p>
  return (
    <div className="stack-tight">
      <p>{why}</p>
      <p>{texts.recall}</p>
      <Facts
        facts={[
          { label: texts.file, value: debit.messageId },
          { label: debits.endToEndId, value: debit.endToEndId },
          { label: debits.run.facts.sum, value: <Money cents={debit.cents} /> },
          { label: debits.run.facts.collectOn, value: <LongDate date={debit.collectOn} /> },
        ]}
      />
      <p>{texts.afterwards}</p>
    </div>
  )
}

function useWhy({ isSecond, openCents, cents, collectOn }: Shown): string | null {
  const texts = useTexts().tasks.doubleDebit
  const language = useLanguage()
  if (openCents >= cents) return null
  const [amount, date] = [formatMoney(cents, language), formatLongDate(collectOn, language)]
  if (isSecond) return texts.second(amount, date)
  return openCents === 0
    ? texts.paid(amount, date)
    : texts.partly(formatMoney(openCents, language), amount, date)
}
