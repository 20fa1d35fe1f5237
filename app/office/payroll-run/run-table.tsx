import { Money } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { paths } from '~/paths'
import { DifferenceLine } from '../payslips/difference-line'
import type { PayrollRun } from './run.server'
import { EMPLOYEE_FIELD } from './run-query'
import { stateOf } from './run-state'
import { ToDo } from './to-do'

export function RunTable({ run }: { run: PayrollRun }) {
  const { title, columns } = useTexts().payrollRun
  return (
    <table className="table table-cards list">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.choose}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="number">
            {columns.payout}
          </th>
          <th scope="col">{columns.what}</th>
        </tr>
      </thead>
      <tbody>
        {run.list.items.map((item) => (
          <RunRow key={item.id} item={item} month={run.month} />
        ))}
      </tbody>
    </table>
  )
}

function RunRow({ item, month }: { item: Item; month: string }) {
  const texts = useTexts().payrollRun
  const href = useHref()
  const { employee, payoutCents } = item
  const { state, shape } = stateOf(item, payoutCents !== null)
  return (
    <tr>
      <td data-label={texts.columns.choose}>
        {payoutCents === null ? (
          '–'
        ) : (
          <label className="tick">
            <input type="checkbox" name={EMPLOYEE_FIELD} value={employee.id} />
            <span className="visually-hidden">{texts.choose(employee.name)}</span>
          </label>
        )}
      </td>
      <th scope="row">
        <a className="target" href={href(paths.payrollSlip(month, employee.id))}>
          {employee.listName}
        </a>
      </th>
      <td data-label={texts.columns.state}>
        <StatusMark shape={shape}>{texts.states[state]}</StatusMark>
      </td>
      <td data-label={texts.columns.payout} className="number">
        {payoutCents === null ? '–' : <Money cents={payoutCents} />}
        {item.difference ? (
          <Remark>
            <DifferenceLine difference={item.difference} />
          </Remark>
        ) : null}
      </td>
      <td data-label={texts.columns.what}>
        {state === 'stale' ? <p>{texts.again}</p> : <ToDo item={toDoOf(item, state)} month={month} />}
      </td>
    </tr>
  )
}

type Item = PayrollRun['list']['items'][number]

/** Without what the page says once for the firm; a released payslip keeps only what it waits for. */
function toDoOf(item: Item, state: string): Item {
  const isOut = state === 'released' || state === 'year' || state === 'other'
  const missing = item.missing.filter((one) => (isOut ? one === 'earlier_month' : one !== 'firm'))
  return isOut ? { ...item, missing, issues: [], remarks: [] } : { ...item, missing }
}
