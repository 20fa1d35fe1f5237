import type { Rule } from '~/domain/bank/rules.server'
import { unbroken } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { ActButton } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function RulesPage({ rules }: { rules: Rule[] }) {
  const { bank } = useTexts()
  const texts = bank.rules
  return (
    <>
      <SavedBanner saved={bank.saved} />
      <PageHead back={{ to: paths.bank(), label: bank.back }} title={texts.title} />
      {rules.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <>
          <p>{texts.text}</p>
          <Table
            caption={texts.title}
            rows={rules}
            keyOf={({ id }) => id}
            columns={[
              {
                title: texts.name,
                look: 'name',
                phone: 'first',
                cell: ({ name }) => name || bank.list.unnamed,
              },
              {
                title: texts.account,
                look: 'amount',
                cell: ({ ibanMasked }) => (ibanMasked ? unbroken(ibanMasked) : '–'),
              },
              {
                title: texts.direction,
                phone: 'below',
                cell: ({ isIncoming }) => (isIncoming ? texts.incoming : texts.outgoing),
              },
              { title: texts.kind, phone: 'belowEnd', cell: ({ kind }) => bank.otherKinds[kind] },
              {
                title: texts.end,
                isTitleHidden: true,
                phone: 'end',
                cell: ({ id }) => (
                  <ActButton
                    className="act act-end"
                    act={{ label: texts.end, action: paths.bankRuleEnd(id) }}
                  />
                ),
              },
            ]}
          />
        </>
      )}
    </>
  )
}
