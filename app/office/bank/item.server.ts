import { listBookedReturns } from '~/domain/bank/booked-returns.server'
import { findDouble } from '~/domain/bank/doubles.server'
import { type BankItem, getBankItem, listAssignments } from '~/domain/bank/item.server'
import { listCreditors } from '~/domain/invoices/credits/creditors.server'
import { readStandingList } from '~/domain/invoices/payments/standings.server'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { formatMoney } from '~/i18n/format'
import { sumsIn } from '~/kit/forms/sums-in'
import { searchOf } from './query'

const MOST_OFFERED = 20

export type ItemPageData = Awaited<ReturnType<typeof itemPage>>

/** @throws NotFound */
export async function itemPage(request: Request, scope: OfficeScope, itemId: string) {
  const item = await getBankItem(house.reader, scope, itemId)
  const mayKeep = may(scope.role, 'keep_invoices') && item.openCents !== 0
  const typed = searchOf(request)
  const search = typed || firstSearch(item)
  return {
    item,
    double: mayKeep ? ((await findDouble(house.reader, scope, itemId)) ?? null) : null,
    search: typed,
    mayKeep: may(scope.role, 'keep_invoices'),
    assignments: await listAssignments(house.reader, scope, itemId),
    invoices: mayKeep && search !== '' ? await offered(scope, item, search) : [],
    bookedReturns: mayKeep
      ? await listBookedReturns(house.reader, scope, { ...item, cents: item.openCents })
      : [],
    creditors: mayKeep && item.openCents < 0 ? await listCreditors(house.reader, scope, -item.openCents) : [],
  }
}

/** What is looked for before anybody has typed: the customer of the suggestion, or the amount. */
function firstSearch({ proposedName, cents }: BankItem): string {
  return proposedName ?? formatMoney(Math.abs(cents), 'de').replace(/[^\d,]/g, '')
}

async function offered(scope: OfficeScope, { cents }: BankItem, search: string) {
  const { items } = await readStandingList(house.reader, scope, {
    search,
    sums: sumsIn(search),
    state: cents > 0 ? 'open' : 'paid',
    year: undefined,
    order: cents > 0 ? 'due' : 'newest',
    place: { page: 1 },
  })
  return items.slice(0, MOST_OFFERED).map(({ id, number, customerName, dueOn, grossCents, openCents }) => ({
    ...{ id, number: number ?? '', customerName, dueOn, grossCents, openCents },
  }))
}
