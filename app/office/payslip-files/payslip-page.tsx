import type { EmployeeChoice } from '~/domain/employees/choice.server'
import type { IncomingSlip } from '~/domain/payslip-files/list.server'
import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { REVISION_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'

interface Props {
  slip: IncomingSlip
  employees: EmployeeChoice[]
}

export function IncomingSlipPage({ slip, employees }: Props) {
  const { slip: texts, pages, doubts } = useTexts().incoming
  const { officeSlip } = useTexts().payrollChecks
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead back={{ to: paths.incomingPayslips(), label: texts.back }} title={texts.title} />
      <p className="soft">{texts.from(pages(slip.firstPage, slip.pageCount), slip.fileName)}</p>
      {slip.doubt ? <p>{doubts[slip.doubt]}</p> : null}
      {slip.employee && slip.month ? (
        <p className="screen-only">
          <a className="target" href={href(paths.payrollOfficeSlip(slip.month, slip.employee.id))}>
            {officeSlip.link}
          </a>
        </p>
      ) : null}
      <div className="beside-picture">
        <div className="stack">
          <Assignment slip={slip} employees={employees} />
          <OfficeForm action={paths.incomingDrop(slip.id)} button={texts.drop} isQuiet>
            <input type="hidden" name={REVISION_FIELD} value={slip.revision} />
          </OfficeForm>
        </div>
        <div className="stack">
          {Array.from({ length: slip.pageCount }, (_, index) => index + 1).map((page) => (
            <img
              key={page}
              className="page-picture on-white"
              src={paths.incomingPicture(slip.id, page)}
              alt={texts.picture(slip.firstPage + page - 1)}
              width={1100}
              height={1556}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </>
  )
}

function Assignment({ slip, employees }: Props) {
  const { slip: texts, upload } = useTexts().incoming
  const refusal = useRefusal()
  const { fault, name, defaultValue } = fieldOf(refusal, 'employee_id', slip.employee?.id)
  const options = employees.map(({ id, number, name }) => ({ value: id, label: texts.option(name, number) }))
  return (
    <OfficeForm action={paths.incomingPayslip(slip.id)} button={texts.assign}>
      <input type="hidden" name={REVISION_FIELD} value={slip.revision} />
      <SelectField
        name={name}
        label={texts.employee}
        value={defaultValue ?? ''}
        fault={fault}
        options={[{ value: '', label: texts.choose }, ...options]}
      />
      <TextField
        {...fieldOf(refusal, 'month', slip.month)}
        label={texts.month}
        hint={upload.monthHint}
        type="month"
        autoComplete="off"
      />
    </OfficeForm>
  )
}
