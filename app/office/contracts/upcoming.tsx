import { servicePeriod } from '~/i18n/service-period'
import { Money, ShortDate } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import type { Billing } from '~db/schema'
import { ShareRemark } from '../billing/share-remark'
import type { ContractPage } from './page.server'

export function Upcoming({ upcoming, billing }: Pick<ContractPage, 'upcoming'> & { billing: Billing }) {
  const language = useLanguage()
  const { upcoming: texts } = useTexts().contracts
  return (
    <RecordPart id="naechste" title={texts.title} acts={[{ label: texts.toRuns, to: paths.billing() }]}>
      {upcoming.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <Table
          caption={texts.title}
          kind="facts"
          rows={upcoming}
          keyOf={({ on }) => on}
          columns={[
            { title: texts.on, phone: 'first', cell: ({ on }) => <ShortDate date={on} /> },
            {
              title: texts.period,
              phone: 'below',
              cell: (share) => (
                <>
                  {servicePeriod(share.from, share.to, language)}
                  <ShareRemark share={share} />
                </>
              ),
            },
            {
              title: texts.net,
              look: 'number',
              phone: 'belowEnd',
              cell: ({ netCents }) => <Money cents={netCents} />,
            },
            {
              title: texts.gross,
              look: 'number',
              phone: 'end',
              cell: ({ grossCents }) => <Money cents={grossCents} />,
            },
          ]}
        />
      )}
      <p className="soft">{{ by_hand: texts.byHand, drafts: texts.drafts, send: texts.send }[billing]}</p>
    </RecordPart>
  )
}
