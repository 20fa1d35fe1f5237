import { reportCsv } from '~/documents/report-csv'
import { renderReportPdf } from '~/documents/report-pdf.server'
import type { RenderedFile } from '~/domain/documents/render'
import { NotFound } from '~/domain/kernel/errors'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Report } from '~/domain/payroll-reports/report'
import { findTenant } from '~/domain/tenants/tenants.server'
import { house } from '~/house.server'
import type { Language } from '~db/schema'

export type ReportFormat = 'pdf' | 'csv'

/** The format that a file's name asks for: `2026-10.pdf`; undefined for any other name. */
export function formatIn(file: string, of: string): ReportFormat | undefined {
  return (['pdf', 'csv'] as const).find((format) => file === `${of}.${format}`)
}

/** @throws NotFound for a report without anything in it */
export async function fileOf(
  scope: OfficeScope,
  report: Report,
  { format, language }: { format: ReportFormat; language: Language },
): Promise<RenderedFile> {
  if (format === 'csv') return reportCsv(report, language)
  const firm = await findTenant(house.reader, scope)
  if (!firm) throw new NotFound()
  return renderReportPdf(report, { firm: firm.name, madeOn: scope.today, language })
}
