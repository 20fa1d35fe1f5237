import { formatDecimal, formatMonth } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { ContactLine } from '~/kit/contact'
import { ErrorSummary } from '~/kit/error-summary'
import { REVISION_PARAMETER } from '~/kit/forms/slip-query'
import { useHref, useLanguage, useReaderLanguage, useTexts } from '~/kit/language'
import { MessageForm } from '~/kit/message-form'
import { Page } from '~/kit/page'
import { PayDifference } from '~/kit/pay-difference'
import { useRefused } from '~/kit/refusal'
import { Remark } from '~/kit/remark'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import type { Language, ReaderLanguage } from '~db/schema'
import type { PayslipPageData } from './payslip.server'
import { PayslipSums } from './payslip-sums'
import { SlipHelp } from './slip-help'

export function payslipTitle(texts: Texts, data: unknown, language: ReaderLanguage): string {
  const { payslip } = (data ?? {}) as Partial<PayslipPageData>
  return payslip
    ? texts.employee.payslip.title(formatMonth(payslip.month, language))
    : texts.employee.pageTitle
}

export function PayslipPageView({ token, firm, payslip, formKey }: PayslipPageData) {
  const { employee, payrollClosing } = useTexts()
  const { payslip: texts, saved } = employee
  const { difference } = payrollClosing
  const language = useLanguage()
  const reader = useReaderLanguage()
  const href = useHref()
  const refused = useRefused()
  const month = formatMonth(payslip.month, reader)
  return (
    <Page firm={firm} footer={<ContactLine tenant={firm} />} isNarrow>
      {refused ? <ErrorSummary faults={refused.refusal.faults} /> : <SavedBanner saved={saved} />}
      <p className="screen-only">
        <a className="target" href={href(paths.employeePortal(token))}>
          {texts.back}
        </a>
      </p>
      <div>
        <h1>{texts.title(month)}</h1>
        <p className="soft">
          {payslip.name}
          {payslip.isCorrected ? <Remark>{texts.corrected}</Remark> : null}
        </p>
      </div>
      {payslip.sums ? (
        <PayslipSums sums={payslip.sums} difference={payslip.difference} />
      ) : (
        <p>{texts.onlyPdf}</p>
      )}
      {payslip.parts ? (
        <section className="stack-tight" aria-labelledby="unterschied">
          <h2 id="unterschied">{difference.title}</h2>
          <PayDifference difference={payslip.parts} caption={difference.title} />
        </section>
      ) : null}
      {payslip.hours ? <p>{hoursSentence(texts, payslip.hours, language)}</p> : null}
      <p className="screen-only">
        <a className="button" href={href(paths.payslipPdf(token, payslip.month))} download>
          {texts.download}
        </a>
      </p>
      {payslip.replaced.length > 0 ? (
        <section className="stack-tight screen-only" aria-labelledby="ersetzt">
          <h2 id="ersetzt">{texts.replaced}</h2>
          <ul>
            {payslip.replaced.map((revision) => (
              <li key={revision}>
                <a
                  className="target"
                  href={href(`${paths.payslipPdf(token, payslip.month)}?${REVISION_PARAMETER}=${revision}`)}
                  download
                >
                  {texts.version(revision)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <SlipHelp codes={payslip.codes} />
      <MessageForm
        action={paths.payslipQuestion(token, payslip.month)}
        title={texts.question}
        text={texts.questionText(month, firm.name)}
        formKey={formKey}
        refusal={refused?.refusal}
      />
    </Page>
  )
}

function hoursSentence(
  texts: Texts['employee']['payslip'],
  { hours, overtime }: NonNullable<PayslipPageData['payslip']['hours']>,
  language: Language,
): string {
  const isOver = Number(overtime) !== 0
  return texts.hours(formatDecimal(hours, language), isOver ? formatDecimal(overtime, language) : null)
}
