import { ContactLine } from '~/kit/contact'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Page } from '~/kit/page'
import { PaperSheet } from '~/kit/paper-sheet'
import { paths } from '~/paths'
import type { employeeNotice } from './notice.server'

type Props = Awaited<ReturnType<typeof employeeNotice>>

/** The employee data protection notice; in German or English, whatever the page's language. */
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
