import type { Finding, Severity } from '~/domain/einvoices/finding'
import { useTexts } from '~/kit/language'

export type Worded = Finding & { text: string }

/** More lines with the same fault are counted and not named. */
const MOST_LINES = 12

export function FindingGroup({ severity, findings }: { severity: Severity; findings: readonly Worded[] }) {
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
          <li key={`${rule} ${place ?? ''} ${value ?? ''} ${sum?.said ?? ''} ${sum?.computed ?? ''}`}>
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
