import type { Cents } from '~/domain/values/money'
import { formatMoney } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'

/** What would be paid today, beside a calculated payslip that has become stale. */
export function NewPayout({ cents }: { cents: Cents | null }) {
  const texts = useTexts().payrollRun
  const language = useLanguage()
  return cents === null ? null : <Remark>{texts.newPayout(formatMoney(cents, language))}</Remark>
}
