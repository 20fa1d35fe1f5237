import type { FundRates } from '~/domain/payroll-run/funds'
import { formatMonth, formatPercent } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { ActButton } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

/** The largest, to be spelled alike; the rates of each are on its own page. */
const KNOWN_FUNDS = [
  ...['AOK Baden-Württemberg', 'AOK Bayern', 'AOK Bremen/Bremerhaven', 'AOK Hessen', 'AOK Niedersachsen'],
  ...['AOK Nordost', 'AOK NordWest', 'AOK PLUS', 'AOK Rheinland-Pfalz/Saarland', 'AOK Rheinland/Hamburg'],
  ...['AOK Sachsen-Anhalt', 'BARMER', 'DAK-Gesundheit', 'HEK', 'hkk', 'IKK classic', 'IKK gesund plus'],
  ...['IKK Südwest', 'KKH', 'KNAPPSCHAFT', 'Mobil Krankenkasse', 'pronova BKK', 'SBK', 'SVLFG'],
  ...['Techniker Krankenkasse', 'VIACTIV'],
]

export function PayrollFundsPage({ funds }: { funds: FundRates[] }) {
  const { funds: texts, saved, back } = useTexts().payrollRun
  const refusal = useRefusal()
  const rate = (name: string, label: string) => (
    <TextField {...fieldOf(refusal, name)} label={label} inputMode="decimal" autoComplete="off" />
  )
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={saved} />
      <PageHead back={{ to: paths.payslips(), label: back }} title={texts.title} />
      <p className="soft">{texts.text}</p>
      {funds.length > 0 ? <FundTable funds={funds} /> : null}
      <OfficeForm action={paths.payrollFunds()} button={texts.add}>
        <TextField
          {...fieldOf(refusal, 'name')}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          list="kassen"
        />
        <datalist id="kassen">
          {KNOWN_FUNDS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField
          {...fieldOf(refusal, 'from')}
          label={texts.from}
          hint={texts.fromHint}
          type="month"
          autoComplete="off"
        />
        {rate('additional_rate', texts.additional)}
        {rate('u1_rate', texts.u1)}
        {rate('u2_rate', texts.u2)}
      </OfficeForm>
    </>
  )
}

function FundTable({ funds }: { funds: FundRates[] }) {
  const { funds: texts } = useTexts().payrollRun
  const language = useLanguage()
  return (
    <Table
      caption={texts.title}
      rows={funds}
      keyOf={({ name, from }) => `${name} ${from}`}
      columns={[
        { title: texts.name, cell: ({ name }) => name },
        { title: texts.from, cell: ({ from }) => formatMonth(from, language) },
        {
          title: texts.additional,
          look: 'number',
          cell: ({ additionalRate }) => formatPercent(additionalRate, language),
        },
        { title: texts.u1, look: 'number', cell: ({ u1Rate }) => formatPercent(u1Rate, language) },
        { title: texts.u2, look: 'number', cell: ({ u2Rate }) => formatPercent(u2Rate, language) },
        { title: texts.action, look: 'whole', isUntitled: true, cell: (fund) => <FundRemoval fund={fund} /> },
      ]}
    />
  )
}

function FundRemoval({ fund: { name, from } }: { fund: FundRates }) {
  const { funds: texts } = useTexts().payrollRun
  const month = formatMonth(from, useLanguage())
  return (
    <div className="acts">
      <ActButton
        className="act act-end"
        act={{
          label: texts.remove,
          action: paths.payrollFundRemoval(),
          fields: { name, from },
          confirm: texts.removeText(name, month),
          confirmLabel: texts.removeOf(name, month),
        }}
      />
    </div>
  )
}
