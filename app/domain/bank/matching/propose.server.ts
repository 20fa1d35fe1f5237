import { readDiscounts } from '../../invoices/payments/discounts.server'
import type { Executor } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { type Candidate, type Decision, decide, type Payer } from './decide'
import { formsIn, isOneTypoApart } from './numbers'
import { comparedName, type OpenItem, type OpenItems } from './open-items.server'
import { readPayersOfAccounts } from './payers.server'

export interface ItemToMatch {
  id: string
  cents: Cents
  valueOn: DateText
  name: string
  ultimateName: string
  purpose: string
  endToEndId: string | null
  creditorReference: string | null
  ibanFingerprint: string | null
}

/** What each item pays, by its id; without an entry, nothing can be said of it. */
export async function proposeFor(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  items: readonly ItemToMatch[],
  open: OpenItems,
): Promise<Map<string, Decision>> {
  const incoming = items.filter(({ cents }) => cents > 0)
  const accounts = await readPayersOfAccounts(
    executor,
    scope,
    incoming.flatMap(({ ibanFingerprint }) => ibanFingerprint ?? []),
  )
  const looks = incoming.map((item) => lookUp(item, open, accounts))
  const discounts = await readDiscounts(
    executor,
    scope,
    looks.flatMap(({ candidates }) =>
      candidates.flatMap((one) => (one.item.hasDiscount ? one.item.invoiceId : [])),
    ),
  )
  const decisions = new Map<string, Decision>()
  for (const { item, candidates, payers, paid } of looks) {
    const decision = decide({
      cents: item.cents,
      valueOn: item.valueOn,
      payers,
      paid,
      candidates: candidates.map(
        ({ item: { invoiceId, number, customerId, openCents }, named }): Candidate => ({
          ...{ invoiceId, number, customerId, openCents, named },
          discount: discounts.get(invoiceId) ?? null,
        }),
      ),
    })
    if (decision) decisions.set(item.id, decision)
  }
  return decisions
}

function lookUp(item: ItemToMatch, open: OpenItems, accounts: ReadonlyMap<string, readonly string[]>) {
  const text = [item.purpose, item.creditorReference ?? '', item.endToEndId ?? ''].join(' ')
  const forms = formsIn(text)
  const named = unique([...forms].flatMap((form) => open.byForm.get(form) ?? []))
  const payers = payersOf(item, forms, open, accounts)
  const others = payers.flatMap(({ customerId }) => open.byCustomer.get(customerId) ?? [])
  const unnamed = unique(others).filter((one) => !named.includes(one))
  const candidates = [
    ...named.map((one) => ({ item: one, named: 'number' as const })),
    ...unnamed.map((one) => ({ item: one, named: isMistyped(one, forms) ? ('typo' as const) : null })),
  ]
  const paid = named.length > 0 ? [] : unique([...forms].flatMap((form) => open.paidByForm.get(form) ?? []))
  return { item, candidates, payers, paid }
}

/** Shorter forms are one typo away from too much. */
const SHORTEST_MISTYPED = 6

function isMistyped({ forms }: OpenItem, typed: ReadonlySet<string>): boolean {
  const long = forms.filter((form) => form.length >= SHORTEST_MISTYPED)
  for (const one of typed) if (long.some((form) => isOneTypoApart(form, one))) return true
  return false
}

function payersOf(
  { name, ultimateName, ibanFingerprint }: ItemToMatch,
  forms: ReadonlySet<string>,
  { byName, byCustomerNumber }: OpenItems,
  accounts: ReadonlyMap<string, readonly string[]>,
): Payer[] {
  const byAccount = accounts.get(ibanFingerprint ?? '') ?? []
  const named = [name, ultimateName].flatMap((one) => byName.get(comparedName(one)) ?? [])
  const numbered = [...forms].flatMap((form) => byCustomerNumber.get(form) ?? [])
  return [...new Set([...byAccount, ...named, ...numbered])].map((customerId) => ({
    customerId,
    hasAccount: byAccount.includes(customerId),
    hasName: named.includes(customerId),
    hasNumber: numbered.includes(customerId),
  }))
}

function unique<One>(all: readonly One[]): One[] {
  return [...new Set(all)]
}
