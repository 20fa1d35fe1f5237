import { useRef } from 'react'
import { creditOf } from '~/domain/invoices/credits/credit'
import { wholeAdjustments } from '~/domain/invoices/drafts/adjustments'
import type { Left } from '~/domain/invoices/payments/left'
import { creditWords } from '~/i18n/credit-words'
import { formatMoney, formatTaxRate } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { useTypedValues } from '~/kit/typed-values'
import { paths } from '~/paths'
import { readCredit, SUMS_BUTTON } from './credit-form'

interface Props {
  id: string
  left: Left
  openCents: number
  /** The invoice's language. */
  language: 'de' | 'en'
}

/** Totals of the credit so far, calculated as at issue, and the effect on the invoice. */
export function CreditSums({ id, left, openCents, language: writtenIn }: Props) {
  const { invoices, contracts } = useTexts()
  const { credit: texts, editor, acts } = invoices
  const language = useLanguage()
  const href = useHref()
  const { values } = useRefusal()
  const place = useRef<HTMLElement>(null)
  const typed = useTypedValues(place)
  const { request } = readCredit(typed ?? values, left, writtenIn)
  const { credit } = creditOf(left, request, creditWords[writtenIn])
  const total = 0 - credit.grossCents - credit.roundingCents
  return (
    <section className="draft-totals stack-tight" aria-label={texts.sums} ref={place} id="summen">
      <dl className="list-sums">
        {wholeAdjustments(credit.adjustments.filter(({ waived }) => waived)).map(({ reason, cents }) => (
          <Sum key={reason} label={reason} cents={cents} />
        ))}
        <Sum label={contracts.lines.net} cents={0 - credit.netCents} />
        {credit.taxes.map(({ category, rate, taxCents }) => (
          <Sum
            key={`${category} ${rate}`}
            label={`${contracts.lines.tax_total} ${formatTaxRate(category, rate, language)}`}
            cents={0 - taxCents}
          />
        ))}
        <Sum label={texts.total} cents={total} />
      </dl>
      {total > 0 ? (
        <p>
          {total > openCents
            ? texts.refunds(formatMoney(total - openCents, language))
            : texts.leaves(formatMoney(openCents - total, language))}
        </p>
      ) : null}
      <p className="actions">
        {typed ? null : (
          <button type="submit" className="button button-quiet" name={SUMS_BUTTON} value="ja" formNoValidate>
            {editor.showTotals}
          </button>
        )}
        <button
          type="submit"
          className="button button-quiet"
          formMethod="get"
          formAction={href(paths.creditPreview(id))}
          formNoValidate
        >
          {acts.preview}
        </button>
      </p>
    </section>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  )
}
