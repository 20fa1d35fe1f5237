import { answersTo } from '~/domain/kernel/questions.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { findProgress } from '~/domain/payroll-queue/progress.server'
import { listFiles } from '~/domain/payslip-files/list.server'
import { readReleaseList } from '~/domain/payslip-release/list.server'
import { type WaitingMonth, waitingSlipsAsked } from '~/domain/payslips/waiting-of-month.server'
import { house } from '~/house.server'
import { usualMonth } from '~/kit/payslip-upload.server'
import type { ReleaseQuery } from './release-query'

export type Incoming = Awaited<ReturnType<typeof incomingData>>

const MOST_FILES = 20

export async function incomingData(scope: OfficeScope, query: ReleaseQuery) {
  const { slips, doubles, ...list } = await readReleaseList(house.reader, scope, query)
  return {
    ...list,
    query,
    progress: await findProgress(house.reader, scope, { work: 'release' }),
    slips: slips.map((slip) => ({ ...slip, isDouble: doubles.includes(slip.id) })),
    files: await listFiles(house.reader, scope, MOST_FILES),
    usualMonth: usualMonth(scope.today),
    calculated: slips.length > 0 ? [] : await calculatedMonths(scope),
    seenAt: scope.at,
  }
}

/** Months whose calculated payslips wait to be released, on pages of their own. */
async function calculatedMonths(scope: OfficeScope): Promise<WaitingMonth[]> {
  const { slips } = await answersTo(house.reader, { slips: waitingSlipsAsked(scope) })
  return slips.filter(({ isCalculated }) => isCalculated)
}
