import type { FundRates } from '~/domain/payroll-run/funds'
import { formatMonth, formatPercent } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { useFormAction } from '~/kit/office/form-action'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'

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
      <BackLink to={paths.payslips()} label={back} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {funds.length > 0 ? <FundTable funds={funds} /> : null}
      <OfficeForm action={paths.payrollFunds()} button={texts.add}>
        <TextField {...fieldOf(refusal, 'name')} label={texts.name} autoComplete="off" />
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
  const actionOf = useFormAction()
  return (
    <table className="table table-cards table-wide list">
      <caption className="visually-hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.from}</th>
          <th scope="col" className="number">
            {texts.additional}
          </th>
          <th scope="col" className="number">
            {texts.u1}
          </th>
          <th scope="col" className="number">
            {texts.u2}
          </th>
          <th scope="col">{texts.action}</th>
        </tr>
      </thead>
      <tbody>
        {funds.map(({ name, from, additionalRate, u1Rate, u2Rate }) => (
          <tr key={`${name} ${from}`}>
            <th scope="row">{name}</th>
            <td data-label={texts.from}>{formatMonth(from, language)}</td>
            <td data-label={texts.additional} className="number">
              {formatPercent(additionalRate, language)}
            </td>
            <td data-label={texts.u1} className="number">
              {formatPercent(u1Rate, language)}
            </td>
            <td data-label={texts.u2} className="number">
              {formatPercent(u2Rate, language)}
            </td>
            <td>
              <details className="help">
                <summary>{texts.remove}</summary>
                <p>{texts.removeText(name, formatMonth(from, language))}</p>
                <form method="post" action={actionOf(paths.payrollFundRemoval())}>
                  <input type="hidden" name="name" value={name} />
                  <input type="hidden" name="from" value={from} />
                  <button
                    type="submit"
                    className="button button-quiet button-row"
                    aria-label={texts.removeOf(name, formatMonth(from, language))}
                  >
                    {texts.removeAll}
                  </button>
                </form>
              </details>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
