import type { ClosingPage } from '~/domain/payroll-closing/read.server'
import type { ClosingSums } from '~/domain/payroll-closing/sums'
import { correctionNotes } from '~/domain/payslips/correction-notes'
import { formatMonth } from '~/i18n/format'
import { CorrectionNotes } from '~/kit/correction-notes'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { PayDifference } from '~/kit/pay-difference'
import { paths } from '~/paths'

interface Props {
  month: ClosingPage['month']
  earlier: ClosingSums['earlier']
  names: ClosingPage['names']
}

/** Corrections of closed months that count in this one, each with its difference. */
export function EarlierPart({ month: countsIn, earlier, names }: Props) {
  const texts = useTexts().payrollClosing.earlier
  const language = useLanguage()
  const href = useHref()
  if (earlier.length === 0) return null
  return (
    <section className="stack-tight" aria-labelledby="frueher">
      <h2 id="frueher">{texts.title}</h2>
      <p className="soft">{texts.text}</p>
      {earlier.map(({ employeeId, month, isCorrection, difference }) => {
        const title = (isCorrection ? texts.correction : texts.late)(formatMonth(month, language))
        return (
          <section key={`${employeeId} ${month}`} className="stack-tight">
            <h3>
              <a className="target" href={href(paths.officePayslip(employeeId, month))}>
                {`${names[employeeId] ?? ''}: ${title}`}
              </a>
            </h3>
            <PayDifference difference={difference} caption={`${names[employeeId] ?? ''}: ${title}`} />
            {isCorrection ? (
              <CorrectionNotes notes={correctionNotes({ month, countsIn, difference })} />
            ) : null}
          </section>
        )
      })}
    </section>
  )
}
