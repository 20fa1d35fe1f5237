import type { ListedNotice } from '~/domain/dunning/notices.server'
import { useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { paths } from '~/paths'
import { NoticeTable } from './notice-table'

interface Props {
  customerId: string
  notices: ListedNotice[]
  stopReason: string | null
  mayKeep: boolean
}

/** The reminders of a customer, or why there are none any more; nothing if there is nothing to say. */
export function CustomerDunning({ customerId, notices, stopReason, mayKeep }: Props) {
  const { dunning } = useTexts()
  const texts = dunning.stop
  if (notices.length === 0 && stopReason === null) return null
  return (
    <RecordPart
      id="mahnungen"
      title={dunning.title}
      acts={[
        mayKeep && stopReason !== null && { label: texts.end, action: paths.dunningStopEnd(customerId) },
        mayKeep && stopReason !== null && { label: texts.change, to: paths.dunningStop(customerId) },
      ]}
    >
      {stopReason === null ? null : <p>{dunning.obstacles.stopped(stopReason)}</p>}
      {notices.length === 0 ? null : <NoticeTable notices={notices} isOfOneCustomer />}
    </RecordPart>
  )
}
