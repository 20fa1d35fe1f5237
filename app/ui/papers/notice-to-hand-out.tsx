import type { PrintedPaper } from '~/pages/papers.server'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { PaperSheet } from './paper-sheet'

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
