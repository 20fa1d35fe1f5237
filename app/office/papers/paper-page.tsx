import { useTexts } from '~/kit/language'
import { PaperSheet } from '~/kit/paper-sheet'
import type { PrintedPaper } from '~/kit/papers.server'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'

export function PaperPage({ tenantId, ...printed }: PrintedPaper & { tenantId: string }) {
  const { papers: texts } = useTexts()
  return (
    <>
      <BackLink to={paths.papers(tenantId)} label={texts.back} />
      <p className="soft screen-only">{texts.howToPrint}</p>
      <PaperSheet {...printed} isTemplate />
    </>
  )
}
