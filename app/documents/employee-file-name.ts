import type { EmployeeDocumentKind } from '~db/schema'
import { fileName } from './file-name'

/** As on the paper, whatever language its reader has. */
const NAMES: Record<EmployeeDocumentKind, string> = {
  wage_tax_certificate: 'Lohnsteuerbescheinigung',
  insurance_notice: 'SV-Meldung',
  contract: 'Arbeitsvertrag',
  other: 'Dokument',
}

/** `2025 Lohnsteuerbescheinigung.pdf`, in ASCII, whatever the document was called. */
export function employeeFileName({
  kind,
  dated,
  title,
}: {
  kind: EmployeeDocumentKind
  dated: string
  title: string | null
}): string {
  const own = title === null ? '.pdf' : fileName('pdf', title)
  return `${dated} ${own === '.pdf' ? fileName('pdf', NAMES[kind]) : own}`
}
