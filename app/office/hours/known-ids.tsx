import type { KnownId } from '~/domain/hours/ids.server'
import type { MonthText } from '~/domain/values/calendar'
import { useHref, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { paths } from '~/paths'
import { FOREIGN_ID_FIELD } from './forms'

/** Assigned ids and whose they are, each with a way to undo it. */
export function KnownIds({ known, month }: { known: KnownId[]; month: MonthText }) {
  const { unassigned: texts } = useTexts().hours
  const href = useHref()
  const actionOf = useFormAction()
  return (
    <details className="help screen-only">
      <summary>{texts.known}</summary>
      <ul className="stack-tight">
        {known.map(({ foreignId, employee }) => (
          <li key={foreignId}>
            <a href={href(paths.employee(employee.id))}>{texts.option(employee.name, employee.number)}</a>
            {`: ${foreignId}`}
            <form method="post" action={actionOf(paths.hoursIdRelease(month))}>
              <input type="hidden" name={FOREIGN_ID_FIELD} value={foreignId} />
              <button
                type="submit"
                className="button button-quiet button-row"
                aria-label={texts.releaseOf(foreignId, employee.name)}
              >
                {texts.release}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}
