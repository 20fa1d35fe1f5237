import type { Finding } from '~/domain/invoices/findings'
import type { OfficeInvoicePage } from '~/domain/office/invoice-page.server'
import { findingText } from '~/i18n/finding-text'
import { useLanguage, useTexts } from '../language'

/** What prevents a draft from being issued, and what is lawful but rarely intended. */
export function DraftFindings({
  findings,
  isMandateOver,
}: Pick<OfficeInvoicePage, 'findings' | 'isMandateOver'>) {
  const { invoices, faults } = useTexts()
  const { acts } = invoices
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity)
  return (
    <>
      {isMandateOver ? <p className="banner">{`${acts.obstacles}. ${faults.mandate_not_active}`}</p> : null}
      <Findings id="hindernisse" title={acts.obstacles} findings={of('obstacle')} />
      <Findings id="hinweise" title={acts.warnings} findings={of('warning')} />
    </>
  )
}

interface Props {
  id: string
  title: string
  findings: readonly Finding[]
}

function Findings({ id, title, findings }: Props) {
  const language = useLanguage()
  if (findings.length === 0) return null
  return (
    <section className="banner" aria-labelledby={id}>
      <h2 className="banner-title" id={id}>
        {title}
      </h2>
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.code} ${finding.field} ${finding.line ?? ''}`}>
            {findingText(finding, language)}
          </li>
        ))}
      </ul>
    </section>
  )
}
