import { SEEN_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import type { Act, Acts } from '~/kit/records/acts'
import { paths } from '~/paths'
import type { MandatePage } from './page.server'

interface Props extends Pick<MandatePage, 'mandate'> {
  hasScan: boolean
}

/** A requested mandate waits for an answer; a valid one may be revoked. */
export function useActs({ mandate: { id, status, source }, hasScan }: Props): {
  next: Act | null
  others: Acts
} {
  const texts = useTexts().mandates
  const end = { action: paths.mandateEnd(id), fields: { [SEEN_FIELD]: status }, isEnd: true }
  const scan = source !== 'customer' && {
    label: hasScan ? texts.scan.replace : texts.scan.add,
    to: paths.mandateScan(id),
  }
  if (status === 'requested')
    return {
      next: { label: texts.approve, action: paths.mandateApproval(id) },
      others: [scan, { ...end, label: texts.refuse }],
    }
  const revoke = { ...end, label: texts.revoke, confirm: texts.revokeText }
  return { next: null, others: [scan, status === 'active' && revoke] }
}
