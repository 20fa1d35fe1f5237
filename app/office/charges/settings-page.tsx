import { POINTS } from '~/domain/charges/interest'
import { formatDate, formatPercent } from '~/i18n/format'
import { Checkbox } from '~/kit/choice'
import { ErrorSummary } from '~/kit/error-summary'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  isChargesFirst: boolean
  rates: (readonly [string, number])[]
}

export function SettingsPage({ isChargesFirst, rates }: Props) {
  const { charges, bank } = useTexts()
  const texts = charges.settings
  const language = useLanguage()
  const percent = (hundredths: number) => formatPercent((hundredths / 100).toFixed(2), language)
  return (
    <>
      <SavedBanner saved={charges.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead back={{ to: paths.bank(), label: bank.back }} title={texts.title} />
      <OfficeForm action={paths.chargeSettings()} button={texts.button}>
        <Checkbox id="zuerst" name="zuerst" label={texts.first} isChecked={isChargesFirst} />
        <p className="soft">{texts.firstHint}</p>
      </OfficeForm>
      <RecordPart id="basiszinssatz" title={texts.rates}>
        <p className="soft">{texts.ratesText}</p>
        <Table
          labelledBy="basiszinssatz"
          kind="facts"
          rows={rates}
          keyOf={([from]) => from}
          columns={[
            { title: texts.columns.from, cell: ([from]) => formatDate(from, language) },
            { title: texts.columns.base, look: 'number', cell: ([, rate]) => percent(rate) },
            {
              title: texts.columns.consumer,
              look: 'number',
              cell: ([, rate]) => percent(rate + POINTS.consumer),
            },
            {
              title: texts.columns.business,
              look: 'number',
              cell: ([, rate]) => percent(rate + POINTS.business),
            },
          ]}
        />
      </RecordPart>
    </>
  )
}
