import { useEffect, useRef, useState } from 'react'
import type { DraftValues } from '~/domain/invoices/drafts/draft-values'
import { labourCents } from '~/domain/invoices/drafts/labour'
import { totalsOf } from '~/domain/invoices/issuing/totals'
import { sum } from '~/domain/values/money'
import { formatTaxRate } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { deductedIn } from '~/kit/forms/deduction-fields'
import type { FormRefusal } from '~/kit/forms/faults'
import { LINE_BUTTON, SHOW_TOTALS, TOTALS } from '~/kit/forms/line-buttons'
import { linesIn, readLines } from '~/kit/forms/priced-lines'
import { readWhole } from '~/kit/forms/whole-adjustments'
import { useLanguage, useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import type { OfferedAdvance } from './advance-fields'
import { enteredIn } from './entered'

interface Props {
  stored: Pick<DraftValues, 'lines' | 'adjustments' | 'deductions'>
  advances: readonly OfferedAdvance[]
  withLabour: boolean
}

/** Totals of the form as it is, calculated as at issue; with scripts they follow every keystroke. */
export function DraftTotals({ stored, advances, withLabour }: Props) {
  const { lines: texts } = useTexts().contracts
  const { editor } = useTexts().invoices
  const { rounding } = useTexts().invoiceTerms
  const language = useLanguage()
  const { values } = useRefusal()
  const place = useRef<HTMLElement>(null)
  const typed = useTyped(place)
  const entered = typed ?? (linesIn(values) === undefined ? undefined : values)
  const { lines, adjustments } = entered ? readIn(entered) : stored
  const totals = totalsOf(lines, adjustments)
  const labour = withLabour ? labourCents(lines, totals) : 0
  const taken = entered ? deductedIn(entered) : stored.deductions
  const prepaidCents = sum(advances.filter(({ id }) => taken.includes(id)).map(({ cents }) => cents))
  return (
    <section className="draft-totals stack-tight" id={TOTALS} aria-label={editor.totals} ref={place}>
      <dl className="list-sums">
        <div>
          <dt>{texts.net}</dt>
          <dd>
            <Money cents={totals.netCents} />
          </dd>
        </div>
        {totals.taxes.map(({ category, rate, taxCents }) => (
          <div key={`${category} ${rate}`}>
            <dt>{`${texts.tax_total} ${formatTaxRate(category, rate, language)}`}</dt>
            <dd>
              <Money cents={taxCents} />
            </dd>
          </div>
        ))}
        {totals.roundingCents === 0 ? null : (
          <div>
            <dt>{rounding}</dt>
            <dd>
              <Money cents={totals.roundingCents} />
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.gross}</dt>
          <dd>
            <strong>
              <Money cents={totals.totalCents} />
            </strong>
          </dd>
        </div>
        {labour === 0 ? null : (
          <div>
            <dt>{texts.labourTotal}</dt>
            <dd>
              <Money cents={labour} />
            </dd>
          </div>
        )}
        {prepaidCents > 0 ? <Balance grossCents={totals.totalCents} prepaidCents={prepaidCents} /> : null}
      </dl>
      {typed ? null : (
        <button
          type="submit"
          className="button button-quiet"
          name={LINE_BUTTON}
          value={SHOW_TOTALS}
          formNoValidate
        >
          {editor.showTotals}
        </button>
      )}
    </section>
  )
}

function Balance({ grossCents, prepaidCents }: { grossCents: number; prepaidCents: number }) {
  const { editor } = useTexts().invoices
  return (
    <>
      <div>
        <dt>{editor.deducted}</dt>
        <dd>
          <Money cents={-prepaidCents} />
        </dd>
      </div>
      <div>
        <dt>{editor.balance}</dt>
        <dd>
          <strong>
            <Money cents={grossCents - prepaidCents} />
          </strong>
        </dd>
      </div>
    </>
  )
}

function readIn(values: FormRefusal['values']) {
  return { lines: readLines(values).lines, adjustments: readWhole(values) }
}

function useTyped(place: React.RefObject<HTMLElement>): FormRefusal['values'] | undefined {
  const [typed, setTyped] = useState<FormRefusal['values']>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const read = () => setTyped(enteredIn(form))
    read()
    form.addEventListener('input', read)
    return () => form.removeEventListener('input', read)
  }, [place])
  return typed
}
