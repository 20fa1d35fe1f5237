import { ContactLine } from '~/kit/contact'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { PaperSheet } from '~/kit/paper-sheet'
import { paths } from '~/paths'
import type { employeeNotice } from './notice.server'

type Props = Awaited<ReturnType<typeof employeeNotice>>

/** What the firm does with an employee's data: German or English, whatever else the page speaks. */
export function EmployeeNoticePage({ token, contact, printed }: Props) {
  const { employee: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <Page firm={contact} footer={<ContactLine tenant={contact} />} isNarrow>
      <p className="screen-only">
        <a className="target" href={href(paths.employeePortal(token))}>
          {texts.payslip.back}
        </a>
      </p>
      <div lang={language} dir="ltr">
        <PaperSheet {...printed} />
      </div>
    </Page>
  )
}
