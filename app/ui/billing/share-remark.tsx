import type { Share } from '~/domain/contracts/shares'
import { useTexts } from '../language'
import { Remark } from '../remark'

/** Says that only some days of a period are billed. */
export function ShareRemark({ share: { days, ofDays } }: { share: Pick<Share, 'days' | 'ofDays'> }) {
  const texts = useTexts().billing
  return days < ofDays ? <Remark>{texts.share(days, ofDays)}</Remark> : null
}
