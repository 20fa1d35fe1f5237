import type { HoursCell } from '~/domain/hours/cell.server'
import type { ReportedHours } from '~/domain/hours/hours.server'
import { TextField } from '~/kit/field'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ACCEPT, DECISION_FIELD, REJECT } from './forms'
import { useHoursWords } from './words'

type Props = Pick<HoursCell, 'month' | 'employee' | 'revision'> & {
  correction: ReportedHours
  current: ReportedHours | null
}

export function HoursDecision({ month, employee, revision, correction, current }: Props) {
  const { cell: texts, month: monthTexts } = useTexts().hours
  const { pair } = useHoursWords()
  const actionOf = useFormAction()
  const refusal = useRefusal()
  return (
    <section className="sheet stack-tight" aria-labelledby="spaeter">
      <h2 id="spaeter">{texts.late}</h2>
      <p>{texts.lateText}</p>
      <dl className="facts">
        <div>
          <dt>{monthTexts.late.before}</dt>
          <dd>{current ? pair(current) : monthTexts.late.nothing}</dd>
        </div>
        <div>
          <dt>{monthTexts.late.after}</dt>
          <dd>{pair(correction)}</dd>
        </div>
      </dl>
      <form
        className="form"
        method="post"
        action={actionOf(paths.hoursDecision(month, employee.id))}
        noValidate
      >
        <input type="hidden" name={REVISION_FIELD} value={revision} />
        <TextField {...fieldOf(refusal, 'decision_reason')} label={texts.decisionReason} autoComplete="off" />
        <div className="actions">
          <button type="submit" className="button" name={DECISION_FIELD} value={ACCEPT}>
            {texts.accept}
          </button>
          <button type="submit" className="button button-quiet" name={DECISION_FIELD} value={REJECT}>
            {texts.reject}
          </button>
        </div>
      </form>
    </section>
  )
}
