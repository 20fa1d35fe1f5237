import type { OwnLayout } from '~/domain/bank/formats/csv/own-layouts.server'
import type { Rule } from '~/domain/bank/rules.server'
import { unbroken } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { ActButton } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  rules: Rule[]
  layouts: OwnLayout[]
}

export function RulesPage({ rules, layouts }: Props) {
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
                look: 'whole',
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
      {layouts.length > 0 ? <Layouts layouts={layouts} /> : null}
    </>
  )
}

/** What was said of the columns of files that we do not know. */
function Layouts({ layouts }: Pick<Props, 'layouts'>) {
  const texts = useTexts().bank.columns
  return (
    <RecordPart id="spalten" title={texts.kept}>
      <Table
        caption={texts.kept}
        rows={layouts}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.name, look: 'name', phone: 'first', cell: ({ name }) => name },
          { title: texts.headings, phone: 'below', cell: ({ headings }) => headings.join(', ') },
          {
            title: texts.forget,
            look: 'whole',
            isTitleHidden: true,
            phone: 'end',
            cell: ({ id }) => (
              <ActButton
                className="act act-end"
                act={{ label: texts.forget, action: paths.bankLayoutEnd(id) }}
              />
            ),
          },
        ]}
      />
    </RecordPart>
  )
}
