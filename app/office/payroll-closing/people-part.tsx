import type { ClosingPage, PersonInClosing } from '~/domain/payroll-closing/read.server'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { EMPLOYEE_FIELD, OMISSION_REASON_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { ActButton } from '~/kit/records/acts'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { LONGEST_REASON, whoField } from './forms'

type Props = Pick<ClosingPage, 'month' | 'people' | 'turn'>

/** Everybody of the month: who is missing first, then who is left out, then who is released. */
export function PeoplePart({ month, people, turn }: Props) {
  const texts = useTexts().payrollClosing.people
  const of = (standing: PersonInClosing['standing']) => people.filter((one) => one.standing === standing)
  const [released, omitted, missing] = [of('released'), of('omitted'), of('missing')]
  const open = [...of('waiting'), ...missing]
  return (
    <section className="stack-tight" aria-labelledby="wer">
      <h2 id="wer">{texts.title}</h2>
      <p>{people.length === 0 ? texts.none : texts.counts(released.length, omitted.length, open.length)}</p>
      {open.length > 0 ? <h3 id="fehlt">{texts.open}</h3> : null}
      {open.length > 0 ? <OpenPeople open={open} month={month} /> : null}
      {missing.length > 0 && turn !== 'closed' ? <LeaveOut missing={missing} month={month} /> : null}
      {omitted.length > 0 ? <h3 id="ausgelassen">{texts.omitted}</h3> : null}
      {omitted.length > 0 ? <Omitted omitted={omitted} month={month} isOpen={turn !== 'closed'} /> : null}
      {released.length > 0 ? <Released released={released} month={month} /> : null}
    </section>
  )
}

function OpenPeople({ open, month }: { open: PersonInClosing[]; month: string }) {
  const texts = useTexts().payrollClosing.people
  const href = useHref()
  return (
    <Table
      labelledBy="fehlt"
      rows={open}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.columns.name, look: 'name', cell: ({ name }) => name },
        {
          title: texts.columns.state,
          cell: ({ standing }) => (
            <StatusMark shape={standing === 'waiting' ? 'partly' : 'open'}>
              {texts.standings[standing]}
            </StatusMark>
          ),
        },
        {
          title: texts.columns.what,
          cell: ({ id, standing }) => (
            <a className="target" href={href(paths.payrollSlip(month, id))}>
              {texts.toDo[standing === 'waiting' ? 'waiting' : 'missing']}
            </a>
          ),
        },
      ]}
    />
  )
}

function LeaveOut({ missing, month }: { missing: PersonInClosing[]; month: string }) {
  const texts = useTexts().payrollClosing.people
  const refusal = useRefusal()
  return (
    <details className="unfold" open={Object.keys(refusal.values).length > 0}>
      <summary id="auslassen">{texts.leaveOut}</summary>
      <OfficeForm action={paths.payrollOmission(month)} button={texts.leaveOutButton} isQuiet>
        {missing.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={whoField(id)}
            name={whoField(id)}
            label={name}
            isChecked={refusal.values[whoField(id)] !== undefined}
          />
        ))}
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          maxLength={LONGEST_REASON}
          {...fieldOf(refusal, OMISSION_REASON_FIELD)}
        />
      </OfficeForm>
    </details>
  )
}

function Omitted({ omitted, month, isOpen }: { omitted: PersonInClosing[]; month: string; isOpen: boolean }) {
  const texts = useTexts().payrollClosing.people
  return (
    <Table
      labelledBy="ausgelassen"
      rows={omitted}
      keyOf={({ id }) => id}
      columns={[
        { title: texts.columns.name, look: 'name', cell: ({ name }) => name },
        { title: texts.columns.reason, cell: ({ reason }) => reason },
        isOpen && {
          title: texts.columns.what,
          isUntitled: true,
          cell: ({ id }) => (
            <ActButton
              act={{
                label: texts.takeIn,
                action: paths.payrollTakingIn(month),
                fields: { [EMPLOYEE_FIELD]: id },
              }}
              className="act"
            />
          ),
        },
      ]}
    />
  )
}

function Released({ released, month }: { released: PersonInClosing[]; month: string }) {
  const texts = useTexts().payrollClosing.people
  const href = useHref()
  return (
    <details className="help">
      <summary>{texts.released(released.length)}</summary>
      <ul>
        {released.map(({ id, name }) => (
          <li key={id}>
            <a className="target" href={href(paths.officePayslip(id, month))}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
