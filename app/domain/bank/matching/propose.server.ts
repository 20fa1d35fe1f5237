import { listChargesOf } from '../../invoices/payments/charges.server'
import { readDiscounts } from '../../invoices/payments/discounts.server'
import type { Executor } from '../../kernel/house'
import type { Scope } from '../../kernel/scope'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { DateText } from '../../values/calendar'
import type { Cents } from '../../values/money'
import { decide } from './decide'
import type { Candidate, Decision, Payer } from './decision'
import { formsIn, formsOf, isOneTypoApart } from './numbers'
import { comparedName, type OpenItem, type OpenItems, owedBy } from './open-items.server'
import { readPayersOfAccounts, readPayersOfMandates, referenceKey } from './payers.server'
import { proposeRefundsBack } from './refunds-back.server'

const ITEMS_A_STEP = 10
/** As many as may be tried for a sum. */
const MOST_ADDED_UP = 20
/** More of one amount are not told apart anyway. */
const MOST_FITTING = 20

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
  mandateReference: string | null
  /** The bank took it back, or it is our own that came back: it quotes our words and is no payment. */
  isBack: boolean
}

/** What each item pays, by its id; without an entry, nothing can be said of it. */
export async function proposeFor(
  executor: Executor,
  scope: Pick<Scope, 'tenantId' | 'today'>,
  items: readonly ItemToMatch[],
  open: OpenItems,
): Promise<Map<string, Decision>> {
  const incoming = items.filter(({ cents, isBack }) => cents > 0 && !isBack)
  const accounts = incoming.flatMap(({ ibanFingerprint }) => ibanFingerprint ?? [])
  await readPayersOfAccounts(executor, scope, open.byAccount, accounts)
  const references = incoming.flatMap(({ mandateReference }) => mandateReference ?? [])
  await readPayersOfMandates(executor, scope, open.byMandate, references)
  const looks: ReturnType<typeof lookUp>[] = []
  for (const item of incoming) {
    if (looks.length % ITEMS_A_STEP === ITEMS_A_STEP - 1) await yieldToLoop()
    looks.push(lookUp(item, open))
  }
  const discounts = await readDiscounts(
    executor,
    scope,
    looks.flatMap(({ candidates }) =>
      candidates.flatMap((one) => (one.item.hasDiscount ? one.item.invoiceId : [])),
    ),
  )
  const charges = await listChargesOf(
    executor,
    scope,
    looks.flatMap(({ item, candidates, paid }) =>
      [...candidates.filter((one) => one.item.openCents < item.cents).map((one) => one.item), ...paid].map(
        ({ customerId }) => customerId,
      ),
    ),
  )
  const decisions = await proposeRefundsBack(executor, scope, items)
  for (const [at, { item, candidates, payers, paid }] of looks.entries()) {
    if (at % ITEMS_A_STEP === ITEMS_A_STEP - 1) await yieldToLoop()
    const decision = decide({
      cents: item.cents,
      valueOn: item.valueOn,
      payers,
      paid,
      charges,
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

interface Said {
  /** Of the numbers in its texts. */
  forms: ReadonlySet<string>
  /** As names are compared. */
  names: readonly string[]
}

const said = new WeakMap<ItemToMatch, Said>()

/** Worked out once: an item is looked up again after others were booked. */
function saidIn(item: ItemToMatch): Said {
  const known = said.get(item)
  if (known) return known
  const text = [item.purpose, item.creditorReference ?? '', item.endToEndId ?? ''].join(' ')
  const names = [item.name, item.ultimateName].filter(Boolean).map(comparedName)
  const found = { forms: formsIn(text), names }
  said.set(item, found)
  return found
}

function lookUp(item: ItemToMatch, open: OpenItems) {
  const { forms } = saidIn(item)
  const all = unique([...forms].flatMap((form) => open.byForm.get(form) ?? []))
  const named = all.filter(({ invoiceId }) => !open.settled.has(invoiceId))
  const payers = payersOf(item, open)
  if (named.length > 0)
    return {
      item,
      payers,
      paid: [],
      candidates: named.map((one) => ({ item: one, named: 'number' as const })),
    }
  const candidates = unnamedOf(item, payers, open).map((one) => ({
    item: one,
    named: isMistyped(one, forms) ? ('typo' as const) : null,
  }))
  return {
    item,
    payers,
    candidates,
    paid: [...all, ...[...forms].flatMap((form) => open.paidByForm.get(form) ?? [])],
  }
}

/** The first that are due, of which some may add up to it, and whatever asks for this amount, with or without discount. */
function unnamedOf({ cents }: ItemToMatch, payers: readonly Payer[], open: OpenItems): OpenItem[] {
  return payers.flatMap(({ customerId }) => {
    const own = owedBy(customerId, open).filter(({ invoiceId }) => !open.settled.has(invoiceId))
    const fitting = own.filter(
      ({ openCents, hasDiscount }) => openCents === cents || (hasDiscount && openCents > cents),
    )
    return unique([...own.slice(0, MOST_ADDED_UP), ...fitting.slice(0, MOST_FITTING)])
  })
}

/** Shorter forms are one typo away from too much. */
const SHORTEST_MISTYPED = 6

function isMistyped({ number }: OpenItem, typed: ReadonlySet<string>): boolean {
  const long = formsOf(number).filter((form) => form.length >= SHORTEST_MISTYPED)
  for (const one of typed) if (long.some((form) => isOneTypoApart(form, one))) return true
  return false
}

function payersOf(
  item: ItemToMatch,
  { byAccount: accounts, byMandate: mandates, byName, byCustomerNumber, names }: OpenItems,
): Payer[] {
  const own = saidIn(item)
  const byAccount = accounts.get(item.ibanFingerprint ?? '') ?? []
  const byMandate = mandates.get(referenceKey(item.mandateReference ?? '')) ?? []
  const named = own.names.flatMap((one) => byName.get(one) ?? [])
  const numbered = [...own.forms].flatMap((form) => byCustomerNumber.get(form) ?? [])
  return [...new Set([...byAccount, ...byMandate, ...named, ...numbered])].map((customerId) => ({
    customerId,
    customerName: names.get(customerId) ?? '',
    hasAccount: byAccount.includes(customerId),
    hasMandate: byMandate.includes(customerId),
    hasName: named.includes(customerId),
    hasNumber: numbered.includes(customerId),
  }))
}

function unique<One>(all: readonly One[]): One[] {
  return [...new Set(all)]
}
