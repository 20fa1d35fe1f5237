import { useHref, useTexts } from '~/kit/language'
import { PaperSheet } from '~/kit/paper-sheet'
import type { PrintedPaper } from '~/kit/papers.server'
import { paths } from '~/paths'

export function NoticeToHandOut(printed: PrintedPaper) {
  const { papers: texts, employees } = useTexts()
  const href = useHref()
  return (
    <>
      <p className="screen-only">
        <a className="target" href={href(paths.employees())}>
          {employees.back}
        </a>
      </p>
      <p className="soft screen-only">{texts.howToPrint}</p>
      <PaperSheet {...printed} />
    </>
  )
}
