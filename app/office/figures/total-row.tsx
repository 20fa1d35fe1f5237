import type { Cents } from '~/domain/values/money'
import { formatCount } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'

interface Props {
  cents: readonly Cents[]
  /** Rows that the table leaves out, and what they come to. */
  others?: { count: number; cents: readonly Cents[] }
  /** What belongs to no row. */
  rest?: { label: string; cents: Cents } | undefined
}

/** Below the rows of a table: what is not shown, and all together. */
export function TotalRow({ cents, others, rest }: Props) {
  const texts = useTexts().figures
  const language = useLanguage()
  return (
    <tfoot>
      {others && others.count > 0 ? (
        <Row label={texts.others(formatCount(others.count, language))} cents={others.cents} />
      ) : null}
      {rest && rest.cents !== 0 ? <Row label={rest.label} cents={[rest.cents]} /> : null}
      <Row className="total" label={texts.total} cents={cents} />
    </tfoot>
  )
}

function Row({ label, cents, className }: { label: string; cents: readonly Cents[]; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      {cents.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum is known by its column.
        <td className="number" key={index}>
          <Money cents={one} />
        </td>
      ))}
    </tr>
  )
}
