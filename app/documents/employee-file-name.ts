import type { EmployeeDocumentKind } from '~db/schema'
import { fileName } from './file-name'

/** In German, as on the document. */
const NAMES: Record<EmployeeDocumentKind, string> = {
  wage_tax_certificate: 'Lohnsteuerbescheinigung',
  insurance_notice: 'SV-Meldung',
  contract: 'Arbeitsvertrag',
  other: 'Dokument',
}

/** ASCII name such as `2025 Lohnsteuerbescheinigung.pdf`, independent of the upload's name. */
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
