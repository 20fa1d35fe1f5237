import { useTexts } from '~/kit/language'
import { PaperSheet } from '~/kit/paper-sheet'
import type { PrintedPaper } from '~/kit/papers.server'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'

export function NoticeToHandOut(printed: PrintedPaper) {
  const { papers: texts, employees } = useTexts()
  return (
    <>
      <BackLink to={paths.employees()} label={employees.back} />
      <p className="soft screen-only">{texts.howToPrint}</p>
      <PaperSheet {...printed} />
    </>
  )
}
