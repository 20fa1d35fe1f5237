import type { Finding, Severity } from '~/domain/einvoices/finding'
import { formatCount } from '~/i18n/format'
import { Confirmation, Notice } from '../banner'
import { useLanguage, useTexts } from '../language'

type Worded = Finding & { text: string }

const SEVERITIES = ['error', 'warning', 'note'] as const satisfies readonly Severity[]
/** More lines with the same fault are counted and not named. */
const MOST_LINES = 12

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
        <Group
          key={severity}
          severity={severity}
          findings={findings.filter((finding) => finding.severity === severity)}
        />
      ))}
    </>
  )
}

function Group({ severity, findings }: { severity: Severity; findings: readonly Worded[] }) {
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
        {findings.map(({ rule, text, lines, value, sum }) => (
          <li key={`${rule} ${value ?? ''} ${sum?.said ?? ''} ${sum?.computed ?? ''}`}>
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
