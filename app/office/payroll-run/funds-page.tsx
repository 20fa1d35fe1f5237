import type { ListedFund } from '~/domain/payroll-run/fund-list'
import type { FundRates } from '~/domain/payroll-run/funds'
import type { MonthText } from '~/domain/values/calendar'
import { formatDecimal, formatMonth, formatPercent } from '~/i18n/format'
import { LANGUAGE_PARAMETER } from '~/i18n/language'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { ActButton } from '~/kit/records/acts'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { SelectField } from '~/kit/select-field'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

/** Names a listed fund in the address. */
export const FUND_FIELD = 'kasse'

interface Props {
  funds: FundRates[]
  listed: string[]
  chosen: ListedFund | null
  /** The month whose rates the list was last compared with. */
  listedAsOf: MonthText
}

export function PayrollFundsPage({ funds, listed, chosen, listedAsOf }: Props) {
  const { funds: texts, saved, back } = useTexts().payrollRun
  const refusal = useRefusal()
  const newest = chosen?.rates.at(-1)
  const language = useLanguage()
  const rate = (name: string, label: string, stored?: string) => (
    <TextField {...fieldOf(refusal, name, stored)} label={label} inputMode="decimal" autoComplete="off" />
  )
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <SavedBanner saved={saved} />
      <PageHead back={{ to: paths.payslips(), label: back }} title={texts.title} />
      <p className="soft">{texts.text}</p>
      {funds.length > 0 ? <FundTable funds={funds} /> : null}
      <ListedFunds listed={listed} chosen={chosen} />
      <OfficeForm action={paths.payrollFunds()} button={texts.add}>
        {chosen ? (
          <Notice title={texts.fromList(chosen.name, formatMonth(listedAsOf, language))}>
            <p>{newest ? texts.compare : texts.withoutRate}</p>
          </Notice>
        ) : null}
        <TextField
          {...fieldOf(refusal, 'name', chosen?.name)}
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
        />
        <TextField
          {...fieldOf(refusal, 'from', newest?.from)}
          label={texts.from}
          hint={texts.fromHint}
          type="month"
          autoComplete="off"
        />
        {rate('additional_rate', texts.additional, newest && formatDecimal(newest.additionalRate, language))}
        {rate('u1_rate', texts.u1)}
        {rate('u2_rate', texts.u2)}
        <TextField
          {...fieldOf(refusal, 'fund_number', chosen?.companyNumber)}
          label={texts.number}
          hint={texts.numberHint}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </OfficeForm>
    </>
  )
}

/** Works without scripts: choosing loads the page with the form filled in from the list. */
function ListedFunds({ listed, chosen }: Pick<Props, 'listed' | 'chosen'>) {
  const { funds: texts } = useTexts().payrollRun
  return (
    <form className="form" method="get" action={paths.payrollFunds()}>
      <SelectField
        name={FUND_FIELD}
        label={texts.listed}
        hint={texts.listedHint}
        value={chosen?.name ?? ''}
        options={[{ value: '', label: '–' }, ...listed.map((name) => ({ value: name, label: name }))]}
      />
      <input type="hidden" name={LANGUAGE_PARAMETER} value={useLanguage()} />
      <button type="submit" className="button button-quiet">
        {texts.takeOver}
      </button>
    </form>
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
