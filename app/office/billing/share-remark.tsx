import type { Share } from '~/domain/contracts/shares'
import { useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'

export function ShareRemark({ share: { days, ofDays } }: { share: Pick<Share, 'days' | 'ofDays'> }) {
  const texts = useTexts().billing
  return days < ofDays ? <Remark>{texts.share(days, ofDays)}</Remark> : null
}
