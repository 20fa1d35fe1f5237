import type { Severity } from '~/domain/einvoices/finding'
import { formatCount } from '~/i18n/format'
import { Confirmation, Notice } from '../banner'
import { useLanguage, useTexts } from '../language'
import { FindingGroup, type Worded } from './finding-group'

const SEVERITIES = ['error', 'warning', 'note'] as const satisfies readonly Severity[]

/** What the check came to, the worst first. */
export function Findings({ findings }: { findings: readonly Worded[] }) {
  const { verdicts, advice } = useTexts().einvoices
  const language = useLanguage()
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <>
      {errors === 0 ? (
        <Confirmation title={verdicts.clean} id="ergebnis">
          <p>{advice.clean}</p>
        </Confirmation>
      ) : (
        <Notice title={verdicts.errors(formatCount(errors, language), errors === 1)} id="ergebnis">
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
    </>
  )
}
