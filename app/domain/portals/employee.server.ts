import type { EmploymentType } from '~db/schema'
import { findDocument, type StoredDocument } from '../documents/stored-documents.server'
import { type EmployeeDocument, listEmployeeDocuments } from '../employee-documents/list.server'
import { findEmployee } from '../employees/find.server'
import { among } from '../kernel/among.server'
import type { Executor, House } from '../kernel/house'
import type { LinkScope } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { listDifferences } from '../payslips/before.server'
import { dueOf } from '../payslips/difference'
import { listPayslips } from '../payslips/list.server'
import { listVersions } from '../payslips/versions.server'
import { isPortalCodeDemanded } from '../portal-code/passes.server'
import { type TenantContact, tenantContact } from '../tenants/contact.server'
import { readSettings } from '../tenants/settings.server'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { fullName } from '../values/person-name'

/** Older payslips are not marked new, opened or not. */
const NEW_FOR_DAYS = 45

/** The latest payslip of its month. */
export interface PayslipEntry {
  month: MonthText
  /** Null for a payslip that is only a PDF. */
  payoutCents: Cents | null
  /** Whether it corrects an earlier one of the same month. */
  isCorrected: boolean
  /** Still to be paid after a correction; null if there is none or the payslip is only a PDF. */
  dueCents: Cents | null
  /** Released lately, and neither opened nor downloaded. */
  isNew: boolean
}

/** Years and months are newest first. */
export interface EmployeePortal {
  firm: TenantContact
  name: string
  employmentType: EmploymentType
  needsCode: boolean
  /** Whether the firm shows its privacy notice (Art. 13 GDPR). */
  hasNotice: boolean
  years: { year: string; payslips: PayslipEntry[] }[]
  documents: Pick<EmployeeDocument, 'id' | 'kind' | 'dated' | 'title'>[]
}

export async function findEmployeePortal(
  executor: Executor,
  vault: Vault,
  scope: LinkScope,
): Promise<EmployeePortal | undefined> {
  const employee = await findEmployee(executor, scope, scope.subjectId)
  if (!employee) return undefined
  const payslips = await listPayslips(executor, vault, scope, employee.id)
  const read = await listRead(
    executor,
    scope,
    payslips.map(({ id }) => id),
  )
  const since = new Date(Date.parse(scope.at) - NEW_FOR_DAYS * 86_400_000).toISOString()
  const differences = await listDifferences(executor, vault, scope, payslips)
  const entries = payslips.map(({ id, month, totals, revision, publishedAt }) => ({
    month,
    payoutCents: totals?.payoutCents ?? null,
    isCorrected: revision > 1,
    dueCents: dueOf(differences.get(id)),
    isNew: publishedAt >= since && !read.has(id),
  }))
  return {
    firm: await tenantContact(executor, scope.tenantId),
    name: fullName(employee.firstName, employee.lastName),
    employmentType: employee.employmentType,
    needsCode: await isPortalCodeDemanded(executor, scope),
    hasNotice: (await readSettings(executor, scope)).is_notice_shown === 1,
    years: byYear(entries),
    documents: (await listEmployeeDocuments(executor, vault, scope, { employeeId: employee.id })).map(
      ({ id, kind, dated, title }) => ({ id, kind, dated, title }),
    ),
  }
}

/** The frozen payslip of a month of the link's employee. */
export async function findPayslipFile(
  house: House,
  scope: LinkScope,
  { month, revision, mediaType }: { month: MonthText; revision?: number | undefined; mediaType: string },
): Promise<(StoredDocument & { payslipId: string }) | undefined> {
  const versions = await listVersions(house.reader, scope, { employeeId: scope.subjectId, month })
  const payslip = versions.find(({ state, ...version }) =>
    revision === undefined ? state === 'current' : version.revision === revision && state !== 'recalled',
  )
  const found =
    payslip && (await findDocument(house.reader, house, scope, { payslipId: payslip.id, mediaType }))
  return found && { ...found, payslipId: payslip.id }
}

async function listRead(executor: Executor, { tenantId }: LinkScope, ids: string[]): Promise<Set<string>> {
  const rows = await executor
    .selectFrom('payslip_reads')
    .select('payslip_id')
    .where('tenant_id', '=', tenantId)
    .where('payslip_id', 'in', among(JSON.stringify(ids)))
    .execute()
  return new Set(rows.map(({ payslip_id }) => payslip_id))
}

function byYear(entries: readonly PayslipEntry[]): EmployeePortal['years'] {
  const years = new Map<string, PayslipEntry[]>()
  for (const entry of entries) {
    const year = entry.month.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), entry])
  }
  return [...years].map(([year, payslips]) => ({ year, payslips }))
}
