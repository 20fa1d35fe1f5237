import type { ContractState } from '~/domain/contracts/state'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { useArchiveAct } from '~/kit/records/archive-act'
import { paths } from '~/paths'
import type { ContractPage } from './page.server'

interface Props extends Pick<ContractPage, 'contract'> {
  state: ContractState
  /** How long an ended contract is kept, as a reader says it. */
  until: string | null
}

/** What may be done with a contract in its state. */
export function useActs({ contract: { id, isArchived, customerId, billing, endsOn }, state, until }: Props): {
  next: Act | null
  others: Acts
} {
  const { contracts: texts, invoices } = useTexts()
  const { acts } = texts
  const archive = useArchiveAct({
    action: paths.contractArchive(id),
    isArchived,
    text: texts.archive.text(until),
    button: texts.archive.button,
  })
  const change = { label: acts.edit, to: paths.contractDetails(id) }
  const prices = { label: acts.prices, to: paths.contractPrices(id) }
  const pause = { label: acts.pause, to: paths.contractPause(id) }
  const end = { label: acts.end, to: paths.contractEnd(id), isEnd: true }
  if (state === 'archived') return { next: archive, others: [change] }
  if (state === 'ended') return { next: null, others: [change, end, archive] }
  const invoice = { label: invoices.add, to: paths.newInvoiceFor(customerId) }
  const usual = billing === 'by_hand' ? invoice : prices
  // Nothing more is due of one that ends, but what is still to be billed by hand.
  const isEnding = endsOn !== null && usual !== invoice
  const next = state === 'paused' ? { ...pause, label: acts.changePause } : isEnding ? null : usual
  const others = [usual, prices, change, pause].filter(({ to }) => to !== next?.to)
  return { next, others: [...new Set(others), end, archive] }
}
