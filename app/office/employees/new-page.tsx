import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useHref, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { AddAnyway, Alike } from '~/kit/records/alike'
import { BackLink } from '~/kit/records/back-link'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { ConfidentialFields } from './confidential-fields'
import { EmployeeFields } from './fields'
import { useEmployeeLabel } from './words'

export function NewEmployeePage({ formKey, id }: { formKey: string; id: string }) {
  const texts = useTexts().employees
  const refusal = useRefusal()
  const href = useHref()
  return (
    <>
      <ErrorSummary faults={refusal.faults} labelOf={useEmployeeLabel()} />
      <BackLink to={paths.employees()} label={texts.back} />
      <h1>{texts.add}</h1>
      <p>
        {texts.noticeText} <a href={href(paths.noticeToHandOut())}>{texts.notice}</a>
      </p>
      <Alike texts={texts.alike} pathOf={paths.employee} />
      <OfficeForm action={paths.newEmployee()} button={texts.addButton}>
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <h2>{texts.person}</h2>
        <EmployeeFields />
        <TextField
          {...fieldOf(refusal, 'id', id)}
          label={texts.fields.id}
          hint={texts.idHint}
          autoComplete="off"
          spellCheck={false}
          isOptional
        />
        <h2>{texts.confidential.title}</h2>
        <p className="field-hint">{texts.confidential.whoSees}</p>
        <ConfidentialFields />
        <AddAnyway />
      </OfficeForm>
    </>
  )
}
