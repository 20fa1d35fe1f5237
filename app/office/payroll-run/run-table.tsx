import { Money } from '~/kit/figures'
import { EMPLOYEE_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { DifferenceLine } from '../payslips/difference-line'
import { FiguresChanged } from './figures-changed'
import { NewPayout } from './new-payout'
import type { PayrollRun } from './run.server'
import { stateOf } from './run-state'
import { ToDo } from './to-do'

export function RunTable({ run }: { run: PayrollRun }) {
  const texts = useTexts().payrollRun
  const { columns } = texts
  return (
    <Table
      caption={texts.title}
      rows={run.list.items}
      keyOf={({ id }) => id}
      columns={[
        {
          title: columns.choose,
          cell: (item) => <Tick item={item} isTicked={run.ticked.includes(item.id)} />,
        },
        {
          title: columns.name,
          isRowName: true,
          cell: (item) => <Employee item={item} month={run.month} />,
        },
        {
          title: columns.state,
          cell: (item) => {
            const { state, shape } = stateOf(item, item.isCalculable)
            return <StatusMark shape={shape}>{texts.states[state]}</StatusMark>
          },
        },
        {
          title: columns.payout,
          look: 'number',
          cell: ({ payoutCents, newPayoutCents, difference }) => (
            <>
              {payoutCents === null ? '–' : <Money cents={payoutCents} />}
              <NewPayout cents={newPayoutCents} />
              {difference ? (
                <Remark>
                  <DifferenceLine difference={difference} />
                </Remark>
              ) : null}
            </>
          ),
        },
        {
          title: columns.what,
          cell: (item) => {
            const { state } = stateOf(item, item.isCalculable)
            if (item.otherFigures)
              return <FiguresChanged figures={item.otherFigures} isReleased={state !== 'stale'} />
            if (state === 'stale' && item.isCalculable) return <p>{texts.again}</p>
            if (state === 'ready' && hasNothingToSay(item)) return texts.nextSteps.calculate
            if (state === 'changed' && hasNothingToSay(item)) return texts.nextSteps.correct
            if (state === 'waiting' && hasNothingToSay(item)) return texts.nextSteps.release
            return <ToDo item={toDoOf(item, state)} month={run.month} />
          },
        },
      ]}
    />
  )
}

function Tick({ item: { employee, isCalculable }, isTicked }: { item: Item; isTicked: boolean }) {
  const texts = useTexts().payrollRun
  if (!isCalculable) return '–'
  return (
    <label className="tick">
      <input type="checkbox" name={EMPLOYEE_FIELD} value={employee.id} defaultChecked={isTicked} />
      <span className="visually-hidden">{texts.choose(employee.name)}</span>
    </label>
  )
}

function Employee({ item: { employee, slip }, month }: { item: Item; month: string }) {
  const { ready } = useTexts().incoming
  const href = useHref()
  return (
    <>
      <a className="target" href={href(paths.payrollSlip(month, employee.id))}>
        {employee.listName}
      </a>
      {slip && !slip.hasMail ? <Remark>{ready.noMail}</Remark> : null}
      {slip?.isCorrection ? <Remark>{ready.correction}</Remark> : null}
      {slip?.approvedBy ? <Remark>{ready.approved}</Remark> : null}
    </>
  )
}

function hasNothingToSay({ missing, issues, remarks }: Item): boolean {
  return missing.length + issues.length + remarks.length === 0
}

type Item = PayrollRun['list']['items'][number]

/** Without what the page says once for the firm; a released payslip keeps only what it waits for. */
function toDoOf(item: Item, state: string): Item {
  const isOut = state === 'released' || state === 'year' || state === 'other'
  const missing = item.missing.filter((one) => (isOut ? one === 'earlier_month' : one !== 'firm'))
  return isOut ? { ...item, missing, issues: [], remarks: [] } : { ...item, missing }
}
