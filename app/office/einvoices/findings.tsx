import type { Severity } from '~/domain/einvoices/finding'
import { formatCount } from '~/i18n/format'
import { Confirmation, Notice } from '~/kit/banner'
import { useLanguage, useTexts } from '~/kit/language'
import { FindingGroup, type Worded } from './finding-group'

const SEVERITIES = ['error', 'warning', 'note'] as const satisfies readonly Severity[]

interface Props {
  findings: readonly Worded[]
  /** Of all, shown or not. */
  findingCount: number
  errorCount: number
}

/** What the check came to, the worst first. */
export function Findings({ findings, findingCount, errorCount }: Props) {
  const { verdicts, advice, firstFindings } = useTexts().einvoices
  const language = useLanguage()
  return (
    <>
      {errorCount === 0 ? (
        <Confirmation title={verdicts.clean} id="ergebnis">
          <p>{advice.clean}</p>
        </Confirmation>
      ) : (
        <Notice title={verdicts.errors(formatCount(errorCount, language), errorCount === 1)} id="ergebnis">
          <p>{advice.errors}</p>
        </Notice>
      )}
      {SEVERITIES.map((severity) => (
        <FindingGroup
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
        />
      ))}
      {findingCount > findings.length ? (
        <p>{firstFindings(formatCount(findings.length, language), formatCount(findingCount, language))}</p>
      ) : null}
    </>
  )
}
