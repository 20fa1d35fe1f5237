import type { OfficeScope } from '~/domain/kernel/scope'
import { listStale } from '~/domain/payroll-run/stale.server'
import { listFiles } from '~/domain/payslip-files/list.server'
import { readReleaseList } from '~/domain/payslip-release/list.server'
import { findReleaseProgress } from '~/domain/payslip-release/progress.server'
import { house } from '~/house.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { usualMonth } from '~/kit/payslip-upload.server'
import type { ReleaseQuery } from './release-query'

export type Incoming = Awaited<ReturnType<typeof incomingData>>

const MOST_FILES = 20

export async function incomingData(scope: OfficeScope, query: ReleaseQuery) {
  const { delivered, calculated, doubles, ...list } = await readReleaseList(house, scope, query)
  const which = calculated.map(({ id, employee, month }) => ({ id, employeeId: employee.id, month }))
  const stale = new Set(await listStale(house, scope, which, PAYROLL_WORDS))
  return {
    ...list,
    query,
    progress: await findReleaseProgress(house.reader, scope),
    slips: delivered.map((slip) => ({ ...slip, isDouble: doubles.includes(slip.id) })),
    waiting: calculated.map((slip) => ({
      ...slip,
      isStale: stale.has(slip.id),
      isDouble: doubles.includes(slip.id),
    })),
    files: await listFiles(house.reader, scope, MOST_FILES),
    usualMonth: usualMonth(scope.today),
    seenAt: scope.at,
  }
}
