import { useHref, useTexts } from '~/kit/language'
import { PaperSheet } from '~/kit/paper-sheet'
import type { PrintedPaper } from '~/kit/papers.server'
import { paths } from '~/paths'

export function PaperPage({ tenantId, ...printed }: PrintedPaper & { tenantId: string }) {
  const { papers: texts } = useTexts()
  const href = useHref()
  return (
    <>
      <p className="screen-only">
        <a className="target" href={href(paths.papers(tenantId))}>
          {texts.back}
        </a>
      </p>
      <p className="soft screen-only">{texts.howToPrint}</p>
      <PaperSheet {...printed} isTemplate />
    </>
  )
}
