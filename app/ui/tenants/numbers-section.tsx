import type { FirmPageData } from '~/pages/tenant-page.server'
import { Facts } from '../facts'
import { useTexts } from '../language'

/** Which number comes next in each range, and how a letter looks. */
export function NumbersSection({ numbers }: { numbers: FirmPageData['numbers'] }) {
  const texts = useTexts().tenants.numbers
  return (
    <section className="sheet stack-tight" aria-labelledby="nummern">
      <h2 id="nummern">{texts.title}</h2>
      <p>{texts.text}</p>
      <Facts
        facts={(['invoice', 'customer', 'contract', 'employee'] as const).map((range) => ({
          label: texts.ranges[range],
          value: numbers[range],
        }))}
      />
    </section>
  )
}
