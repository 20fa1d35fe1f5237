import type { Finding, Severity } from '~/domain/einvoices/finding'
import { formatCount } from '~/i18n/format'
import { Confirmation, Notice } from '~/kit/banner'
import { useLanguage, useTexts } from '~/kit/language'

const SEVERITIES = ['error', 'warning', 'note'] as const satisfies readonly Severity[]

interface Props {
  findings: readonly Worded[]
  findingCount: number
  errorCount: number
}

export function Findings({ findings, findingCount, errorCount }: Props) {
  const { results, advice, firstFindings } = useTexts().einvoices
  const language = useLanguage()
  return (
    <>
      {errorCount === 0 ? (
        <Confirmation title={results.clean} id="ergebnis">
          <p>{advice.clean}</p>
        </Confirmation>
      ) : (
        <Notice title={results.errors(formatCount(errorCount, language), errorCount === 1)} id="ergebnis">
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

type Worded = Finding & { text: string }

/** Lines listed per fault; the rest are only counted. */
const MOST_LINES = 12

function FindingGroup({ severity, findings }: { severity: Severity; findings: readonly Worded[] }) {
  const texts = useTexts().einvoices
  const linesOf = (lines: readonly string[]) => {
    const named = lines.slice(0, MOST_LINES).join(', ')
    const rest = lines.length - MOST_LINES
    return texts.onLines(rest > 0 ? `${named} ${texts.andMore(rest)}` : named, lines.length === 1)
  }
  if (findings.length === 0) return null
  return (
    <section className="sheet stack-tight" aria-labelledby={severity}>
      <h2 id={severity}>{texts.severities[severity]}</h2>
      <ul className="findings">
        {findings.map(({ rule, text, lines, value, sum, place }) => (
          <li key={`${rule} ${place ?? ''} ${value ?? ''} ${sum?.stated ?? ''} ${sum?.computed ?? ''}`}>
            {text}
            <span className="line-price">
              {[lines.length > 0 && linesOf(lines), texts.rule(rule)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
