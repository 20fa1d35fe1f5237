import { useTexts } from '~/kit/language'
import { Tabs } from '~/kit/records/tabs'
import { paths } from '~/paths'
import { dunningPath, type View } from './query'

interface Props {
  current: View | 'sent'
  /** Customers that can be reminded. */
  count?: number
}

export function DunningTabs({ current, count }: Props) {
  const { tabs } = useTexts().dunning
  const ofView = (view: View) => ({
    label: tabs[view],
    to: dunningPath({ view }),
    isCurrent: current === view,
    ...(view === 'proposed' ? { count } : {}),
  })
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        ofView('proposed'),
        ofView('leftOut'),
        { label: tabs.sent, to: paths.dunningNotices(), isCurrent: current === 'sent' },
      ]}
    />
  )
}
